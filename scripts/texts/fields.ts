import type { Remark } from './parse'
import { eachText, keyPattern, type Text, when } from './remarks'
import { storyLimits } from './story-pages'

/*
 * What each message is for, and what it must look like: the hints and limits of VS Code's schema and of the editor, and
 * what the check finds.
 */

/** `limit`: the most characters; with `severity` it is advice */
type Rule = { limit?: number; severity?: 'warning'; remarksOn: (text: Text) => Remark[] }

const atMost = (limit: number, where: string, severity?: 'warning'): Rule => ({
  limit,
  severity,
  remarksOn: ({ text }) =>
    when([...text].length > limit, {
      severity,
      problem: `has ${[...text].length} characters, too many for ${where}`,
      cure: `use at most ${limit}`,
    }),
})
const searchTitle = atMost(60, 'a search result')
const searchText = atMost(155, 'a search result')
const headerLink = atMost(18, 'the header', 'warning')
const button = atMost(40, 'a button', 'warning')
const headline = atMost(75, 'the first screen', 'warning')
const noticeTitle = atMost(45, 'a notification', 'warning')
const noticeText = atMost(110, 'a notification', 'warning')

const format = (holds: (text: string, other: Text) => boolean, problem: string, cure: string): Rule => ({
  remarksOn: (text) => when(!holds(text.text, text), { problem, cure }),
})
const fits = (pattern: RegExp) => (text: string) => pattern.test(text)
const isNumber = fits(/^\d+(\.\d+)?$/)
const price = format(
  fits(/^\d+(\.\d{2})?$/),
  'is not a price',
  'write digits and a point, such as 24.99; pages add the currency',
)
const currency = format(fits(/^[A-Z]{3}$/), 'is not a currency', 'write its three letters, such as CAD')
const best = format(isNumber, 'is not a number', 'write the best possible rating, such as 5')
const rating = format(
  (text, { leaves }) =>
    isNumber(text) && Number(text) >= 1 && Number(text) <= Number(leaves.get('book.rating.best')?.value ?? 5),
  'is outside the scale',
  'write a number from 1 to the best rating, with a point',
)
const count = format(fits(/^[1-9]\d*$/), 'is not a count', 'write how many ratings there are, in digits')
const email = format(
  fits(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/),
  'is not an e-mail address',
  'write one, such as hello@example.com',
)
const date = format(
  (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'is not a date',
  'write year-month-day, such as 2026-11-21',
)

const { page, sentence } = storyLimits

/** The first row that fits a key is taken (`keyPattern`). */
const rows: [keys: string, purpose: string, rule?: Rule][] = [
  ['meta.title', 'Title of the page in search results and in the browser’s tab.', searchTitle],
  ['meta.description', 'The two lines under the title in search results and on link cards.', searchText],
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
  ['book.title', 'Heading of the books section.'],
  ['book.text', 'First paragraph of the books section.'],
  ['book.choose', 'Question over the three ages.'],
  ['book.ages', 'Age band, with the breakfast ideas.'],
  ['book.ageRange', 'Short age band, after the question.'],
  ['book.volumes.*.title', 'Title on a book’s cover. Two lines at most.'],
  ['book.volumes.*.text', 'What the book is like.'],
  ['book.volumes.*.sample', 'Text on the open book’s left page.'],
  ['book.volumes.*.question', 'Question on the open book’s right page.'],
  ['book.volumes.*.picture', 'What the open book’s picture shows, for people who do not see it.'],
  ['book.inside.text', 'Small lines under the question of the open book.'],
  ['book.inside.story', 'Link from a book to the free story, with its title.'],
  ['book.inside.ideas', 'Link to the breakfast ideas for the chosen age.'],
  ['book.parcel.title', 'Heading over what the parcel holds.'],
  ['book.parcel.*', 'One thing in the parcel.'],
  ['book.offer.title', 'What the price is for.'],
  ['book.offer.amount', 'The price: digits and a point, as in 24.99. The same in every language.', price],
  ['book.offer.currency', 'Three letters of the currency. The same in every language.', currency],
  ['book.offer.price', 'How the price is shown; {price} is written as the language does.'],
  ['book.offer.note', 'Small line under the price.'],
  ['book.offer.closed', 'Small line under the price until the shop opens.'],
  ['book.rating.value', 'Average rating, with a point, as in 4.8. The same in every language.', rating],
  ['book.rating.best', 'Best possible rating.', best],
  ['book.rating.count', 'How many ratings there are; only search engines are told.', count],
  ['book.rating.label', 'The rating in words.'],
  ['book.facts.terms', 'Link to the terms and conditions.'],
  ['book.facts.*', 'What a buyer asks. Not shown while its key is in notFilledIn (lib/site.ts).'],
  ['book.custom.title', 'Heading of the custom stories.'],
  ['book.custom.text', 'What a custom story is.'],
  ['book.custom.link', 'Button that opens a letter to the press.', button],
  ['book.custom.subject', 'Subject of that letter.'],
  ['app.title', 'Heading of the app section.'],
  ['app.text', 'What the app is.'],
  ['app.screen.title', 'Title of the activity on the drawn phone. Two short lines at most.'],
  ['app.screen.task', 'What to do in that activity. One or two short lines.'],
  ['app.screen.alt', 'What the drawn phone shows.'],
  ['app.points.*', 'One fact about the app.'],
  ['benefits.title', 'Heading of the benefits section.'],
  ['benefits.text', 'First paragraph of the benefits section.'],
  ['benefits.otherAge', 'Link back to the choice of an age, over the breakfast ideas.'],
  ['benefits.bookPage', 'Small heading over the page of a book that trains a field.'],
  ['benefits.areas.*.title', 'A field of development. One word.'],
  ['benefits.areas.*.text', 'What the field means, in a sentence.'],
  ['benefits.areas.*.page', 'The page of a book that trains it.'],
  ['benefits.areas.*.first', 'Breakfast idea for ages 3 to 5, said to the child.'],
  ['benefits.areas.*.second', 'Breakfast idea for ages 5 to 7, said to the child.'],
  ['benefits.areas.*.third', 'Breakfast idea for ages 8 to 10, said to the child.'],
  ['benefits.source', 'The research behind it. Only what really exists.'],
  ['about-us.title', 'Heading of the section about the press.'],
  ['about-us.text', 'Who makes the books.'],
  ['about-us.steps.*', 'One step in the making of a book.'],
  ['about-us.faqTitle', 'Heading of the common questions.'],
  ['about-us.faq.*.question', 'A common question; search engines are told the same words.'],
  ['about-us.faq.*.answer', 'Its answer, in full view and in search results.'],
  ['free-story.title', 'Heading of the free story’s section.'],
  ['free-story.text', 'How to read the story.'],
  ['free-story.story.title', 'Title of the story.'],
  ['free-story.story.duration', 'How long it takes to read aloud: its words by 130 a minute.'],
  ['free-story.story.position', 'Where one is in the story; also said aloud by screen readers.'],
  ['free-story.story.question', 'Small heading over the question to the child.'],
  ['free-story.story.previous', 'Spoken name of the button to the page before.'],
  ['free-story.story.next', 'Spoken name of the button to the next page.'],
  ['free-story.story.label', 'Spoken name of the row of story pages.'],
  ['free-story.story.readAloud', 'Button that reads the page aloud.'],
  ['free-story.story.stop', 'The same button while it reads.'],
  ['free-story.story.smaller', 'Spoken name of the button for smaller text.'],
  ['free-story.story.larger', 'Spoken name of the button for larger text.'],
  ['free-story.story.fullScreen', 'Button that fills the screen with the story.'],
  ['free-story.story.leaveFullScreen', 'The same button while the story fills the screen.'],
  ['free-story.story.print', 'Button that prints the story.'],
  ['free-story.story.open', 'Link under the story on the landing page to its own page.'],
  ['free-story.story.send', 'On the story’s own page: the button that sends the page to somebody.'],
  ['free-story.page.title', 'Title of the story’s own page in search results and tab.', searchTitle],
  ['free-story.page.description', 'The two lines under it in search results.', searchText],
  ['free-story.page.mail', 'Link on that page that opens an e-mail with its address.'],
  ['free-story.page.subject', 'Subject of that e-mail.'],
  ['free-story.page.copiedTitle', 'Title of the notification once the page’s address is copied.'],
  ['free-story.page.copiedDescription', 'Text of that notification.'],
  ['free-story.page.copyFailedTitle', 'Its title if the address, which follows, could not be copied.'],
  ['free-story.story.secret', 'Small line to the grown-up under the last page.'],
  [
    'free-story.story.pages.*.text',
    `${page.least} to ${page.most} words in sentences of at most ${sentence}, for the ear.`,
  ],
  ['free-story.story.pages.*.question', 'Question to the child on that page.'],
  ['free-story.story.pages.*.skill', 'What the question trains, in a word or three.'],
  ['free-story.story.pages.*.picture', 'What the page’s picture shows, for people who do not see it.'],
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
  ['free-story.newsletter.link', 'Button that opens a letter to the press.', button],
  ['free-story.newsletter.subject', 'Subject of that letter.'],
  ['footer.title', 'Name of the series in the footer.'],
  ['footer.description', 'One sentence about it in the footer.'],
  ['footer.*Title', 'Heading of a column in the footer.'],
  ['footer.email', 'Address that readers write to. The same in every language.', email],
  ['footer.social.*', 'Spoken name of a social network’s icon.'],
  ['footer.copyright', 'Last line of the page. Between <year> and </year> comes the current year.'],
  ['footer.*', 'Link to a document. Must name the page as its own title does.'],
  ['toast.region', 'Spoken name of the place where notifications appear.'],
  ['toast.close', 'Spoken name of a notification’s close button.'],
  ['toast.buyTitle', 'Title of what Buy Now shows.', noticeTitle],
  ['toast.buyDescription', 'Text of what Buy Now shows.', noticeText],
  ['toast.buyAction', 'Its button, which opens a letter to the press.'],
  ['toast.languageFailedTitle', 'Shown, in this language, where another did not load.', noticeTitle],
  ['toast.languageFailedDescription', 'Says that the page stays in this language.', noticeText],
  ['legal.contents', 'Heading of a legal page’s table of contents.'],
  ['legal.updated', 'Date line of a legal page.'],
  ['legal.draft', 'Line under the date of terms and privacy policy until a lawyer has reviewed them.'],
  ['notFound.title', 'Heading of the page for addresses that do not exist.'],
  ['notFound.text', 'Sentence on that page.'],
  ['notFound.home', 'Button on that page.'],
  ['*.title', 'Title of the legal page, in the browser’s tab too.'],
  ['*.description', 'What the legal page is about, in a sentence.', searchText],
  ['*.updated', 'Day of the last change: year-month-day.', date],
  ['*.intro', 'Paragraphs before the first section. As many in every language.'],
  ['*.sections.*.title', 'Heading of a section, also in the table of contents.'],
  ['*.sections.*.paragraphs', 'Paragraphs of the section. As many in every language, each saying the same.'],
  ['*.sections.*.items', 'List after the paragraphs; may be empty. As many items in every language.'],
]

const fields = rows.map(([keys, purpose, rule]) => ({ pattern: keyPattern(keys), purpose, rule }))

/** What is known of a message; undefined if it is in no row. */
export const fieldOf = (key: string) => fields.find(({ pattern }) => pattern.test(key))

/** Checks formats and lengths of single texts. */
export const checkFields = eachText((text) => fieldOf(text.key)?.rule?.remarksOn(text) ?? [])
