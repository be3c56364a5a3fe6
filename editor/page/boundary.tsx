import { Component, type ReactNode } from 'react'
import { t } from './language'

/** Shows that a part of the editor has failed in the place of this part. The others go on, with the drafts. */
export class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <p className="alert" role="alert">
        {t('editor.partFailed', { error: String(error) })}{' '}
        <button type="button" className="small" onClick={() => this.setState({ error: undefined })}>
          {t('editor.tryAgain')}
        </button>
      </p>
    )
  }
}
