type Provider = {
	readonly name: string
	readonly domains: readonly string[]
	/** The inbox in the browser. */
	readonly url: string
	/** The URL of a search for a sender's emails, if the provider has one. */
	readonly search?: (sender: string) => string
}

/** Yahoo's search decodes its keyword twice. */
const yahooKeyword = (sender: string) =>
	`keyword=${encodeURIComponent(encodeURIComponent(`from:${sender}`))}`

/** Providers whose inbox is linked after a signup. Only the domain decides; nothing is looked up. */
export const inboxProviders = {
	gmail: {
		name: 'Gmail',
		domains: ['gmail.com', 'googlemail.com'],
		url: 'https://mail.google.com/mail/u/0/',
		search: (sender) =>
			`https://mail.google.com/mail/u/0/#search/${encodeURIComponent(`from:(${sender}) in:anywhere newer_than:1d`).replaceAll('%20', '+')}`,
	},
	outlook: {
		name: 'Outlook',
		domains: [
			'outlook.com',
			'outlook.de',
			'outlook.in',
			'outlook.com.br',
			'hotmail.com',
			'hotmail.de',
			'hotmail.co.uk',
			'hotmail.com.br',
			'live.com',
			'live.de',
			'live.co.uk',
			'live.in',
			'msn.com',
		],
		url: 'https://outlook.live.com/mail/0/',
	},
	yahoo: {
		name: 'Yahoo Mail',
		domains: [
			'yahoo.com',
			'yahoo.de',
			'yahoo.co.uk',
			'yahoo.in',
			'yahoo.co.in',
			'yahoo.com.br',
			'ymail.com',
			'rocketmail.com',
		],
		url: 'https://mail.yahoo.com/',
		search: (sender) => `https://mail.yahoo.com/d/search/${yahooKeyword(sender)}`,
	},
	icloud: {
		name: 'iCloud Mail',
		domains: ['icloud.com', 'me.com', 'mac.com'],
		url: 'https://www.icloud.com/mail/',
	},
	aol: {
		name: 'AOL Mail',
		domains: ['aol.com', 'aol.de', 'aol.co.uk'],
		url: 'https://mail.aol.com/',
		search: (sender) => `https://mail.aol.com/d/search/${yahooKeyword(sender)}`,
	},
	proton: {
		name: 'Proton Mail',
		domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
		url: 'https://mail.proton.me/',
		search: (sender) => `https://mail.proton.me/u/0/all-mail#from=${encodeURIComponent(sender)}`,
	},
	gmx: {
		name: 'GMX',
		domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
		url: 'https://www.gmx.net/',
	},
	webde: { name: 'WEB.DE', domains: ['web.de'], url: 'https://web.de/' },
	tonline: {
		name: 'T-Online',
		domains: ['t-online.de', 'magenta.de'],
		url: 'https://email.t-online.de/',
	},
	freenet: { name: 'freenet', domains: ['freenet.de'], url: 'https://email.freenet.de/' },
	uol: { name: 'UOL', domains: ['uol.com.br', 'bol.com.br'], url: 'https://email.uol.com.br/' },
	terra: { name: 'Terra', domains: ['terra.com.br'], url: 'https://mail.terra.com.br/' },
	rediff: {
		name: 'Rediffmail',
		domains: ['rediffmail.com', 'rediff.com'],
		url: 'https://mail.rediff.com/',
	},
} as const satisfies Readonly<Record<string, Provider>>

export type InboxProvider = keyof typeof inboxProviders

export function isInboxProvider(text: string): text is InboxProvider {
	return Object.hasOwn(inboxProviders, text)
}

export const inboxProviderIds = Object.keys(inboxProviders).filter(isInboxProvider)

const providersByDomain: ReadonlyMap<string, InboxProvider> = new Map(
	inboxProviderIds.flatMap((id) =>
		inboxProviders[id].domains.map((domain) => [domain, id] as const),
	),
)

/**
 * The provider of an address's inbox, by its domain.
 *
 * @returns null for any other domain, even if hosted by a provider
 * @example inboxProviderOf('Ada@GMX.de') // 'gmx'
 * @example inboxProviderOf('ada@innervolt.example') // null
 */
export function inboxProviderOf(email: string): InboxProvider | null {
	const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
	return providersByDomain.get(domain) ?? null
}

/**
 * The name and URL of a provider's inbox, filtered to our emails if the provider can.
 *
 * @param sender the sender address of our emails
 * @example inboxLink('proton', 'no-reply@innervolt.example').name // 'Proton Mail'
 */
export function inboxLink(
	id: InboxProvider,
	sender: string,
): { readonly name: string; readonly url: string } {
	const { name, url, search }: Provider = inboxProviders[id]
	return { name, url: search?.(sender) ?? url }
}
