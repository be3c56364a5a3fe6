import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Renders what replaces the failed children; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode
  onRetry?: () => void
  /** A change renders failed children again. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  resetKey: string | undefined
}

/** Catches errors in a part of the page, so that the rest stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
