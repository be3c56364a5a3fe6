import { isClause } from './facts'
import type { FindingCode } from './findings'
import { listIndex } from './parse'
import { type Rule, type Text, when } from './remarks'
import { storyLimits } from './story-pages'
import type { Group } from './strings'

/*
 * What each message is for, what it must look like, and what the code fills in: the hints of the editor, and what the
 * check finds.
 */

export type FieldRule = {
  /** the most characters; with `severity` it is advice */
  limit?: number
  severity?: 'warning'
  check?: Rule
  /** the arguments and tags that the code replaces, and what it shows there */
  filled?: Record<string, Group<'shown'>>
  /** each `\n` ends a line on the page */
  hasLines?: true
}

const atMost = (limit: number, place: Group<'parts'>, severity?: 'warning'): FieldRule => ({
  limit,
  severity,
  check: ({ text }) => {
    const length = [...text].length
    return when(length > limit, {
      // Far beyond it nothing fits.
      severity: length > 3 * limit ? undefined : severity,
      code: 'tooLong',
      values: { count: length, place: { string: `parts.${place}` }, most: limit },
    })
  },
})
const fits = (pattern: RegExp) => (text: string) => pattern.test(text)

const searchTitle = atMost(60, 'searchResult')
const searchText = atMost(155, 'searchResult')
const headerLink = atMost(18, 'header', 'warning')
const button = atMost(40, 'button', 'warning')
const headline: FieldRule = { ...atMost(75, 'firstScreen', 'warning'), hasLines: true }
const noticeTitle = atMost(45, 'notification', 'warning')
const noticeText = atMost(110, 'notification', 'warning')
/** Where no row has a limit. Today's longest have 541, 266 and 131 characters. */
const paragraph = atMost(1500, 'paragraph')
const prose = atMost(500, 'place')
const words = atMost(200, 'place')
const isProse = fits(/(?:text|picture|answer|alt|source|keywords|fold)$/i)

const format = (code: FindingCode, holds: (text: string, other: Text) => boolean): FieldRule => ({
  check: (text) => when(!holds(text.text, text), { code }),
})
const isNumber = fits(/^\d+(\.\d+)?$/)
const price = format('price', fits(/^\d+(\.\d{2})?$/))
const currency = format('currency', fits(/^[A-Z]{3}$/))
const best = format('best', isNumber)
const rating = format(
  'rating',
  (text, { parsed: { leaves } }) =>
    isNumber(text) && Number(text) >= 1 && Number(text) <= Number(leaves.get('book.rating.best')?.value ?? 5),
)
const count = format('count', fits(/^[1-9]\d*$/))
const email = format('email', fits(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/))
const date = format(
  'date',
  (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text), // Not 2026-02-31, which is read as a day in March.
)

const fills = (filled: FieldRule['filled']): FieldRule => ({ filled })
/** The address may stand in any of them. */
const clause = fills({ '{email}': 'email' })
const { page, sentence } = storyLimits

/** The first row that fits a key is taken (`keyPattern`). */
const rows: [keys: string, purpose: string, rule?: FieldRule][] = [
  ['(meta|free-story.page).title', 'Title in search results and in the browser’s tab.', searchTitle],
  ['(meta|free-story.page).description', 'The lines under it in search results and link cards.', searchText],
  ['meta.keywords', 'Keywords for search engines that still read them, with commas between.'],
  ['meta.author', 'Publisher, as search engines are told.'],
  ['meta.siteName', 'Name of the series, after every page title and on link cards.'],
  ['meta.imageAlt', 'What the link card’s picture shows, for people who do not see it.'],
  ['shell.skip', 'First link of the page, seen when the Tab key reaches it.'],
  ['shell.home', 'Spoken name of the logo’s link.'],
  ['shell.navigation', 'Spoken name of the row of links in the header.'],
  ['shell.menu', 'Spoken name of the menu’s control on phones.'],
  ['shell.language', 'Spoken before the name of the language on its menu.'],
  ['shell.loading', 'Shown while a part of the page is on its way.'],
  ['shell.starting', 'Shown while the site waits for its language.'],
  ['shell.backToWebsite', 'Button on top of the legal pages.', button],
  ['shell.newTab', 'Spoken after links that open in a new tab.'],
  ['shell.retry', 'Button under a part that did not load.'],
  ['shell.partFailedTitle', 'Heading where a part of the page did not load.'],
  ['shell.partFailedText', 'What to do where a part of the page did not load.'],
  ['nav.*', 'A link in the header, the phone’s menu and the footer.', headerLink],
  ['action.buyNow', 'The buy button, in the hero, the phone’s menu and beside the price.', button],
  ['action.downloadApp', 'Button that leads to the app’s own site.', button],
  ['action.readStory', 'Button in the first screen that leads to the free story.', button],
  ['hero.title', 'Headline of first screen and link card. Short: it is large. \\n ends a line.', headline],
  ['hero.text', 'The sentence under the headline of the first screen.'],
  ['hero.facts', 'What there is, in one line: books, ages, languages.'],
  ['hero.imageAlt', 'What the first screen’s picture shows.'],
  ['(book|benefits|app|about-us|free-story).title', 'Heading of its section of the page.'],
  ['(book|benefits).text', 'First paragraph of its section.'],
  ['book.choose', 'Question over the three ages.'],
  ['book.(ages|ageRange)', 'Age band.', fills({ '{from}': 'from', '{to}': 'to' })],
  ['book.volumes.*.title', 'Title on a book’s cover. Two lines at most.'],
  ['book.volumes.*.text', 'What the book is like.'],
  ['book.volumes.*.sample', 'Text on the open book’s left page.'],
  ['book.volumes.*.question', 'Question on the open book’s right page.'],
  ['(book.volumes|free-story.story.pages).*.picture', 'What the picture shows, for who does not see it.'],
  ['book.inside.text', 'Small lines under the question of the open book.'],
  ['book.inside.story', 'Link from a book to the free story.', fills({ '{title}': 'title' })],
  ['book.inside.ideas', 'Link to the breakfast ideas for the chosen age.'],
  ['book.parcel.title', 'Heading over what the parcel holds.'],
  ['book.parcel.*', 'One thing in the parcel.'],
  ['book.offer.title', 'What the price is for.'],
  ['book.offer.amount', 'The price: digits and a point, as in 24.99. The same in every language.', price],
  ['book.offer.currency', 'Three letters of the currency. The same in every language.', currency],
  ['book.offer.price', 'The price as its language writes it.', fills({ '{price}': 'price' })],
  ['book.offer.note', 'Small line under the price.'],
  ['book.offer.closed', 'Small line under the price until the shop opens.'],
  ['book.rating.value', 'Average rating, with a point, as in 4.8. The same in every language.', rating],
  ['book.rating.best', 'Best possible rating.', best],
  ['book.rating.count', 'How many ratings there are; only search engines are told.', count],
  ['book.rating.label', 'The rating in words.', fills({ '{value}': 'value', '{best}': 'best' })],
  ['book.facts.terms', 'Link to the terms and conditions.'],
  ['book.facts.*', 'What a buyer asks. Not shown while its key is in notFilledIn (lib/site.ts).'],
  ['book.custom.title', 'Heading of the custom stories.'],
  ['book.custom.text', 'What a custom story is.'],
  ['*.(custom|newsletter).link', 'Button that opens a letter to the press.', button],
  ['*.(custom|newsletter|page).subject', 'Subject of the letter that the link beside it opens.'],
  ['app.text', 'What the app is.'],
  ['app.screen.title', 'Title of the activity on the drawn phone. Two short lines at most.'],
  ['app.screen.task', 'What to do in that activity. One or two short lines.'],
  ['app.screen.alt', 'What the drawn phone shows.'],
  ['app.points.*', 'One fact about the app.'],
  ['benefits.otherAge', 'Link back to the choice of an age, over the breakfast ideas.'],
  ['benefits.bookPage', 'Small heading over the page of a book that trains a field.'],
  ['benefits.areas.*.title', 'A field of development. One word.'],
  ['benefits.areas.*.text', 'What the field means, in a sentence.'],
  ['benefits.areas.*.page', 'The page of a book that trains it.'],
  ['benefits.areas.*.(first|second|third)', 'Breakfast idea for one of the three ages, said to the child.'],
  ['benefits.source', 'The research behind it. Only what really exists.'],
  ['about-us.text', 'Who makes the books.'],
  ['about-us.steps.*', 'One step in the making of a book.'],
  ['about-us.faqTitle', 'Heading of the common questions.'],
  ['about-us.faq.*.question', 'A common question; search engines are told the same words.'],
  ['about-us.faq.*.answer', 'Its answer, in full view and in search results.'],
  ['free-story.text', 'How to read the story.'],
  ['free-story.story.title', 'Title of the story.'],
  ['free-story.story.duration', 'How long it takes to read aloud: its words by 130 a minute.'],
  [
    'free-story.story.position',
    'Where one is in the story.',
    fills({ '{page}': 'page', '{total}': 'total' }),
  ],
  ['free-story.story.question', 'Small heading over the question to the child.'],
  ['free-story.story.(previous|next)', 'Spoken name of the button to the page before, or to the next one.'],
  ['free-story.story.label', 'Spoken name of the row of story pages.'],
  ['free-story.story.readAloud', 'Button that reads the page aloud.'],
  ['free-story.story.stop', 'The same button while it reads.'],
  ['free-story.story.(smaller|larger)', 'Spoken name of the button for smaller, or larger, text.'],
  ['free-story.story.fullScreen', 'Button that fills the screen with the story.'],
  ['free-story.story.leaveFullScreen', 'The same button while the story fills the screen.'],
  ['free-story.story.print', 'Button that prints the story.'],
  ['free-story.story.open', 'Link under the story on the landing page to its own page.'],
  ['free-story.story.send', 'On the story’s own page: the button that sends the page to somebody.'],
  ['free-story.page.mail', 'Link on that page that opens an e-mail with its address.'],
  ['free-story.page.copiedTitle', 'Title of the notification once the page’s address is copied.'],
  ['free-story.page.copiedDescription', 'Text of that notification.'],
  ['free-story.page.copyFailedTitle', 'Its title if the address, which follows, could not be copied.'],
  ['free-story.story.secret', 'Small line to the grown-up under the last page.'],
  [
    'free-story.story.pages.*.text',
    `${page.least} to ${page.most} words in sentences of at most ${sentence}.`,
  ],
  ['free-story.story.pages.*.question', 'Question to the child on that page.'],
  ['free-story.story.pages.*.skill', 'What the question trains, in a word or three.'],
  ['free-story.booklet.pages', 'Under “Print the story” on the story’s own page: prints a page a sheet.'],
  ['free-story.booklet.print', 'Link beside it that prints the story as a small folded book.'],
  ['free-story.booklet.chosen', 'Under that link once it is pressed: how to print. Short.'],
  ['free-story.booklet.plain', 'Link behind it, back to the story a page a sheet.'],
  ['free-story.booklet.belongs', 'Printed in the booklet over the line for the child’s name.'],
  ['free-story.booklet.fold', 'Printed at the end of the booklet: how to fold it. Four sentences at most.'],
  ['free-story.colouring.title', 'Heading over the pages to colour in.'],
  ['free-story.colouring.text', 'Sentence over the pages to colour in.'],
  ['free-story.colouring.*', 'Name of a page to colour in.'],
  ['free-story.newsletter.title', 'Heading of the monthly letter.'],
  ['free-story.newsletter.text', 'What the letter brings and how to leave it.'],
  ['free-story.newsletter.sender', 'Who sends the letter, and how to leave it (Canada’s anti-spam law).'],
  ['free-story.newsletter.address', 'Postal address after it; not shown while in notFilledIn.'],
  ['footer.title', 'Name of the series in the footer.'],
  ['footer.description', 'One sentence about it in the footer.'],
  ['footer.*Title', 'Heading of a column in the footer.'],
  ['footer.email', 'Address that readers write to. The same in every language.', email],
  ['footer.social.*', 'Spoken name of a social network’s icon.'],
  ['footer.copyright', 'Last line of the page.', fills({ '<year>': 'year' })],
  ['footer.*', 'Link to a document. Must name the page as its own title does.'],
  ['toast.region', 'Spoken name of the place where notifications appear.'],
  ['toast.close', 'Spoken name of a notification’s close button.'],
  ['toast.buyTitle', 'Title of what Buy Now shows.', noticeTitle],
  ['toast.buyDescription', 'Text of what Buy Now shows.', noticeText],
  ['toast.buyAction', 'Its button, which opens a letter to the press.'],
  ['toast.languageFailedTitle', 'Shown, in this language, where another did not load.', noticeTitle],
  ['toast.languageFailedDescription', 'Says that the page stays in this language.', noticeText],
  ['legal.contents', 'Heading of a legal page’s table of contents.'],
  ['legal.updated', 'Date line of a legal page.', fills({ '{date}': 'date' })],
  ['legal.draft', 'Line under the date of terms and privacy policy until a lawyer has reviewed them.'],
  ['notFound.title', 'Heading of the page for addresses that do not exist.'],
  ['notFound.text', 'Sentence on that page.'],
  ['notFound.home', 'Button on that page.'],
  ['*.title', 'Title of the legal page, in the browser’s tab too.'],
  ['*.description', 'What the legal page is about, in a sentence.', searchText],
  ['*.updated', 'Day of the last change: year-month-day.', date],
  ['*.intro', 'Paragraphs before the first section. As many in every language.', clause],
  ['*.sections.*.title', 'Heading of a section, also in the table of contents.', clause],
  ['*.sections.*.paragraphs', 'Paragraphs of the section. As many, and the same, in every language.', clause],
  ['*.sections.*.items', 'List after the paragraphs; may be empty. As many items in every language.', clause],
]

/**
 * A pattern of messages' keys. `*` stands for any part of a key, or for the beginning of one: `nav.*`,
 * `book.volumes.*.title`, `footer.*Title`; `(first|second)` for either of them.
 */
export const keyPattern = (keys: string) =>
  new RegExp(`^${keys.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)

const fields = rows.map(([keys, purpose, rule]) => ({ pattern: keyPattern(keys), purpose, rule }))

/** What is known of a message; undefined if it is in no row. An item of a list is described with its list. */
export function fieldOf(key: string) {
  const list = key.replace(listIndex, '')
  return fields.find(({ pattern }) => pattern.test(list))
}

/** The format and the length of a text. */
export const formats: Rule = (text) => {
  const field = fieldOf(text.key)
  const usual = isClause(text.key) ? paragraph : isProse(text.key) ? prose : words
  return field ? ((field.rule?.check ?? usual.check)?.(text) ?? []) : []
}
