import { archivedPath, archivePath } from './rules/letter-archive.ts'
import { type Language, locales } from '#site-map/languages.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { senderName } from '#features/mail-design/mail-design.ts'
import { words } from '#cms/reader/entries.ts'
import type { ServedPages } from '#platform/pages/page.ts'
import { blocksOf, type LetterInLanguage } from './letters-in.ts'

/** Feed readers poll often and keep earlier entries. */
const maxEntries = 20

type Options = Pick<ServedPages, 'renderOnce'> & {
	/** The site's origin. */
	readonly site: string
	/** The origin of the archive. */
	readonly base: string
}

/**
 * The Atom feed (RFC 4287) of the latest letters of a language, with their full content.
 *
 * @param all the latest first
 */
export async function atomFeed(
	all: readonly LetterInLanguage[],
	language: Language,
	options: Options,
): Promise<string> {
	const letters = all.slice(0, maxEntries)
	const { title, lede } = words('letterArchive', language)
	const list = options.base + archivePath(language)
	// A feed without letters has never changed.
	const updated = letters
		.map(({ archivedAt }) => archivedAt)
		.toSorted()
		.at(-1)
	const entries = await Promise.all(letters.map((letter) => entry(letter, language, options)))
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[language]}">
<id>${xml(list)}</id>
<title>${xml(`${title} | ${senderName()}`)}</title>
<subtitle>${xml(lede)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(`${list}/feed.xml`)}"/>
<link rel="alternate" type="text/html" href="${xml(list)}"/>
<updated>${updated ?? new Date(0).toISOString()}</updated>
<author><name>${xml(senderName())}</name></author>
${entries.join('\n')}
</feed>
`
}

async function entry(
	letter: LetterInLanguage,
	language: Language,
	{ site, base, renderOnce }: Options,
): Promise<string> {
	const address = base + archivedPath(letter.campaign, language)
	const { text } = await renderOnce({ kind: 'letter-text', blocks: blocksOf(letter, site, base) })
	return `<entry>
<id>${xml(address)}</id>
<title>${xml(letter.subject)}</title>
<link rel="alternate" type="text/html" href="${xml(address)}"/>
<published>${letter.sentAt}</published>
<updated>${letter.archivedAt}</updated>
<content type="html">${xml(text)}</content>
</entry>`
}

/** Escapes text for XML, and drops characters that XML does not allow. */
function xml(text: string): string {
	// oxlint-disable-next-line no-control-regex -- control characters are intended
	return escapeHtml(text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))
}
