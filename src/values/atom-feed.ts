/** An entry of a feed. Addresses are absolute, times in ISO 8601. */
export type AtomEntry = {
	readonly address: string
	readonly title: string
	readonly published: string
	readonly updated: string
} & ({ readonly summary: string } | { readonly html: string })

type AtomFeed = {
	/** A BCP 47 tag. */
	readonly language: string
	/** The address of the page that lists the entries, which is also the feed's ID. */
	readonly page: string
	readonly self: string
	readonly title: string
	readonly lede: string
	readonly author: string
	readonly entries: readonly AtomEntry[]
}

/** Maximum number of entries. A few are enough, because feed readers poll often and keep earlier entries. */
export const maxFeedEntries = 20

/** An Atom feed (RFC 4287) of the first `maxFeedEntries` entries. */
export function atomFeed({ page, self, ...feed }: AtomFeed): string {
	const entries = feed.entries.slice(0, maxFeedEntries)
	// The latest change of an entry; undefined for a feed without entries.
	const updated = entries
		.map((each) => each.updated)
		.toSorted()
		.at(-1)
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${escapeXml(page)}</id>
<title>${escapeXml(`${feed.title} | ${feed.author}`)}</title>
<subtitle>${escapeXml(feed.lede)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<updated>${updated ?? new Date(0).toISOString()}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
${entries.map(entryOf).join('\n')}
</feed>
`
}

function entryOf({ address, title, published, updated, ...text }: AtomEntry): string {
	return `<entry>
<id>${escapeXml(address)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<published>${published}</published>
<updated>${updated}</updated>
${'html' in text ? `<content type="html">${escapeXml(text.html)}</content>` : `<summary>${escapeXml(text.summary)}</summary>`}
</entry>`
}

/**
 * Escapes text for XML, and drops characters that XML does not allow.
 *
 * @example escapeXml('a & <b>') // 'a &amp; &lt;b>'
 */
export function escapeXml(text: string): string {
	return (
		text
			// oxlint-disable-next-line no-control-regex -- control characters are intended
			.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
			.replaceAll('&', '&amp;')
			.replaceAll('<', '&lt;')
			.replaceAll('"', '&quot;')
	)
}
