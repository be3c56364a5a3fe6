/** Whether the server answers, and who is told when that changes. */
export function serverState() {
  const listeners: Set<(answers: boolean) => void> = new Set()
  let answers = true
  return {
    get answers() {
      return answers
    },
    set: (now: boolean) => {
      if (now === answers) return
      answers = now
      for (const tell of listeners) tell(now)
    },
    onChange: (tell: (answers: boolean) => void) => {
      listeners.add(tell)
    },
    /** Takes away what was said while the server did not answer. */
    untilBack: (takeAway: () => void) => {
      if (answers) return
      const tell = () => {
        listeners.delete(tell)
        takeAway()
      }
      listeners.add(tell)
    },
  }
}
