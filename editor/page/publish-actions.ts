import { callApi, getErrorMessage, runBuild, stopBuild } from './api'
import type { Action } from './state'

/**
 * Creates the actions that build and send the site.
 * @param attempt lets an action show its errors instead of rejecting
 */
export function createPublishActions(
  dispatch: (action: Action) => void,
  attempt: (run: () => Promise<unknown>) => () => Promise<void>,
) {
  /** Sends the changed texts. Rejects if the server refuses. */
  const send = async (message: string) => {
    const { sending, ...site } = await callApi('send', { message })
    dispatch({ type: 'loaded', site })
    return sending
  }

  const build = async () => {
    dispatch({ type: 'build', status: 'running', startedAt: Date.now() })
    try {
      const result = await runBuild((text) => dispatch({ type: 'build', text }))
      // The texts say which of them the built site has.
      dispatch({ type: 'loaded', site: await callApi('texts') })
      dispatch({ type: 'build', status: result.ok ? 'succeeded' : result.reason })
    } catch (error) {
      dispatch({ type: 'build', status: 'failed', text: getErrorMessage(error) })
    }
  }
  const openBuild = attempt(async () => {
    const { url } = await callApi('openBuild', {})
    window.open(url, '_blank', 'noopener')
  })

  return { send, build, stop: attempt(stopBuild), openBuild }
}
