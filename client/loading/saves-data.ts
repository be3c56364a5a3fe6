/** Whether the visitor has asked the browser to save data (Save-Data): then nothing is fetched ahead of its use. */
export const savesData = () => (navigator as { connection?: { saveData: boolean } }).connection?.saveData
