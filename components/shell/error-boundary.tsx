'use client'

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What stands in the place of the part that failed; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode
  onRetry?: () => void
  onError?: (error: unknown) => void
  children: ReactNode
}

/** Keeps an error in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
