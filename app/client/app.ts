/**
 * The pages that React hydrates. An element with `data-app` names its page; the tree in it is
 * components/pages/<page>-app.tsx.
 */
export type AppPage = 'landing' | 'story'
