/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts } from './api'

document.documentElement.lang = 'fr'

const openText = jest.fn()

/** Shows a part of the panel in a French editor. The modules are loaded after its language is set. */
async function show(name: 'LaunchRows' | 'FindingRows', site: Partial<SiteTexts>) {
  const { dispatch, actions } = await import('./store')
  const rows = await import('./finding-rows')
  const locales = ['English', 'Français', 'Español'].map((name) => ({
    code: name.slice(0, 2).toLowerCase(),
    name,
  }))
  dispatch({
    type: 'loaded',
    site: { texts: [], fileFindings: [], locales, ...site } as unknown as SiteTexts,
  })
  jest.spyOn(actions, 'openText').mockImplementation(openText)
  const Rows = rows[name]
  return render(<Rows />).container.textContent
}

const title = createText('book.offer.title', { en: 'Three books', fr: 'Trois livres' })
const amount = {
  ...createText('book.offer.amount', { en: '24.99', fr: '24.99' }),
  role: 'price' as const,
  currency: 'CAD',
}

test('an item before launch is in the editor’s language, and its buttons open its texts', async () => {
  const text = await show('LaunchRows', {
    texts: [title, amount],
    launch: [{ id: 'price', texts: [title, amount], versions: [{}] }],
  })
  expect(text).toContain('À compléter ou à confirmer avant le lancement (1)')
  expect(text).toContain('le prix, la devise et ce qui est vendu')
  expect(text).not.toContain('développeur s’occupe')
  for (const [name, { folder, key }] of [
    ['Trois livres', title],
    ['le prix 24,99\u00a0$', amount],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }))
    expect(openText).toHaveBeenLastCalledWith(expect.objectContaining({ folder, key }), 'list')
  }
})

test('says why fewer texts are to be completed than there are items before launch', async () => {
  const incomplete = { ...title, hasPlaceholder: true }
  const launch: SiteTexts['launch'] = [
    { id: 'price', texts: [title], versions: [{}] },
    { id: 'openPlace', texts: [title], versions: [{ values: { text: '[nom]' } }] },
  ]
  expect(await show('LaunchRows', { texts: [incomplete], launch })).toContain(
    'ne compte que les textes incomplets (1)',
  )
  const { actions } = await import('./store')
  const { TextList } = await import('./text-list')
  act(() => actions.set({ filter: 'placeholders' }))
  expect(render(<TextList />).container.textContent).toContain('énumère les 2 points à compléter')
})

test('an item that each language has in its own words is listed once, with the editor’s language first', async () => {
  const versions = [
    { locale: 'en', values: { text: '[pages and size]' } },
    { locale: 'es', values: { text: '[páginas y tamaño]' } },
    { locale: 'fr', values: { text: '[pages et format]' } },
  ]
  const text = await show('LaunchRows', {
    texts: [title],
    launch: [{ id: 'openPlace', texts: [title], versions }],
  })
  expect(text).toContain('[pages et format] (français, anglais, espagnol)')
  expect(text).not.toContain('[pages and size]')
})

test('what needs a developer is said once, for all items without a text', async () => {
  const text = await show('LaunchRows', {
    launch: [
      { id: 'siteAddress', versions: [{ values: { url: 'https://a.example' } }], texts: [] },
      { id: 'socialLink', versions: [{ values: { network: 'Facebook' } }], texts: [] },
    ],
  })
  expect(text?.split('Un développeur s’occupe de\u00a0:')).toHaveLength(2)
  expect(text).toContain('adresse du site https://a.example lien vers Facebook')
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})

test('a row of the check begins with its language', async () => {
  const finding = { locale: 'es', severity: 'warning', code: 'severalSpaces', values: {} } as const
  await show('FindingRows', { texts: [{ ...title, findings: [finding] }] })
  expect(screen.getByRole('button').textContent).toMatch(/^espagnol «\u00a0Trois livres\u00a0»/)
})

test('a site that is ready for launch says so', async () => {
  const text = await show('LaunchRows', { launch: [] })
  expect(text).toBe('Il ne reste rien à compléter ni à confirmer avant le lancement.')
})
