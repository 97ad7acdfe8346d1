import { longDate } from '#domain/dates/long-date.ts'
import { archivedPath, archivePath } from '#domain/letters/letter-archive.ts'
import { type Language, languageNames, languages, locales } from '#domain/pages/languages.ts'
import { letterHtml } from '#server/letters/drafts/letter-body.ts'
import { parseLetter } from '#server/letters/drafts/parse-letter.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { PageTemplate } from '#server/platform/http/message-page.ts'
import { formatMessage } from '#words/format-message.ts'
import { words } from '#words/entries.ts'
import type { ArchivedLetter } from './archived-letters.ts'
import { pageBlocks } from './page-blocks.ts'

/** The letters with content in a language. */
export function lettersIn(
	letters: readonly ArchivedLetter[],
	language: Language,
): readonly ArchivedLetter[] {
	return letters.filter(({ content }) => content[language] !== undefined)
}

/** Renders the page that lists the letters of a language. */
export function archiveList(
	template: PageTemplate,
	letters: readonly ArchivedLetter[],
	language: Language,
): string {
	const { title, lede, empty, feed } = words('letterArchive', language)
	const items = letters.map(
		({ campaign, content, sentAt }) =>
			`<li>${timeOf(sentAt, language)} <a href="${archivedPath(campaign, language)}">${escapeHtml(content[language]?.subject ?? '')}</a></li>`,
	)
	return page(template, { title, language }, [
		`<hgroup>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(lede)}</p>\n</hgroup>`,
		items.length === 0
			? `<p>${escapeHtml(empty)}</p>`
			: `<ul class="letters">\n${items.join('\n')}\n</ul>`,
		`<p><a href="${archivePath(language)}/feed.xml">${escapeHtml(feed)}</a></p>`,
	])
}

/** Renders the page of a letter in a language: the mail's content without its footer. */
export function archivedLetter(
	template: PageTemplate,
	letter: ArchivedLetter,
	{ language, site }: { readonly language: Language; readonly site: string },
): string {
	const { sent, all } = words('letterArchive', language)
	const title = letter.content[language]?.subject ?? ''
	const day = dayOf(letter.sentAt, language)
	return page(template, { title, language }, [
		`<hgroup>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(formatMessage(locales[language], sent, { day }))}</p>\n</hgroup>`,
		letterBody(letter, { language, site, base: '' }),
		`<p class="also">${[
			...otherLanguages(letter, language),
			`<a href="${archivePath(language)}">${escapeHtml(all)}</a>`,
		].join('\u00A0· ')}</p>`,
	])
}

/**
 * The HTML of a letter's text. Links carry no campaign, because readers of the page do not come from a mail.
 *
 * @param where `base` is the origin of the pictures; empty on their own site
 */
export function letterBody(
	{ content }: ArchivedLetter,
	{
		language,
		site,
		base,
	}: Readonly<Record<'site' | 'base', string>> & { readonly language: Language },
): string {
	const text = content[language]?.text ?? ''
	const blocks = parseLetter(text, site, (url) => url, base)
	return letterHtml(blocks, pageBlocks)
}

function page(
	template: PageTemplate,
	head: { readonly title: string; readonly language: Language },
	parts: readonly string[],
): string {
	const body = `<main id="main" tabindex="-1" class="frame letter">\n${parts.join('\n')}\n</main>`
	return template({ ...head, body })
}

function otherLanguages({ campaign, content }: ArchivedLetter, language: Language): string[] {
	return languages
		.filter((other) => other !== language && content[other] !== undefined)
		.map(
			(other) =>
				`<a href="${archivedPath(campaign, other)}" lang="${other}" hreflang="${other}">${languageNames[other]}</a>`,
		)
}

function timeOf(at: string, language: Language): string {
	return `<time datetime="${escapeHtml(at)}">${escapeHtml(dayOf(at, language))}</time>`
}

function dayOf(at: string, language: Language): string {
	return longDate(new Date(at), locales[language], 'UTC')
}
