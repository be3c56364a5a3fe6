/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { SiteTexts } from './api'

document.documentElement.lang = 'fr'

/** Shows the list in a French editor. The modules are loaded after its language is set. */
async function showLaunchRows(launch: SiteTexts['launch']) {
  const { dispatch, actions } = await import('./store')
  const { LaunchRows } = await import('./finding-rows')
  dispatch({ type: 'loaded', site: { texts: [], launch } as unknown as SiteTexts })
  const openText = jest.spyOn(actions, 'openText').mockImplementation(() => {})
  const { container } = render(<LaunchRows />)
  return { openText, text: container.textContent }
}

const price = { id: 'price', values: undefined } as const
const priceTexts = ['book.offer.title', 'book.offer.amount'].map((key) => ({
  folder: 'messages' as const,
  key,
}))

test('a row before launch is in the editor’s language and opens its text', async () => {
  const { openText, text } = await showLaunchRows(priceTexts.map((id) => ({ ...price, text: id })))
  expect(text).toContain('À compléter ou à confirmer avant le lancement (2)')
  expect(text).not.toContain('développeur s’occupe')
  for (const id of priceTexts) {
    const name = `${id.key} le prix, la devise et ce qui est vendu`
    fireEvent.click(screen.getByRole('button', { name, hidden: true }))
    expect(openText).toHaveBeenLastCalledWith(id, 'list')
  }
})

test('what needs a developer is said once, for all rows without a text', async () => {
  const { text } = await showLaunchRows([
    { id: 'siteAddress', values: { url: 'https://a.example' }, text: undefined },
    { id: 'socialLink', values: { network: 'Facebook' }, text: undefined },
  ])
  expect(text?.split('Un développeur s’occupe de\u00a0:')).toHaveLength(2)
  expect(text).toContain('adresse du site https://a.examplelien vers Facebook')
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})

test('a site that is ready for launch says so', async () => {
  const { text } = await showLaunchRows([])
  expect(text).toBe('Il ne reste rien à compléter ni à confirmer avant le lancement.')
})
