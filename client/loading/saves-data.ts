/** Whether the visitor has asked the browser to save data; then nothing is prefetched. */
export const savesData = () => (navigator as { connection?: { saveData: boolean } }).connection?.saveData
