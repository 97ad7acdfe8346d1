/** Maximum length of a source, in characters. */
export const maxSourceLength = 60

/** Services by name, each with its domains and the Android apps that browsers name as referrers. */
const services: Readonly<Record<string, string>> = {
	google: 'com.google.android.googlequicksearchbox com.google.android.apps.searchlite',
	duckduckgo: 'duckduckgo.com com.duckduckgo.mobile.android',
	ecosia: 'ecosia.org',
	brave: 'search.brave.com',
	yandex: 'ya.ru',
	facebook: 'facebook.com fb.com fb.me com.facebook.katana',
	messenger: 'messenger.com m.me com.facebook.orca',
	instagram: 'instagram.com com.instagram.android',
	threads: 'threads.com threads.net',
	whatsapp: 'whatsapp.com wa.me com.whatsapp',
	x: 'x.com twitter.com twitter t.co com.twitter.android',
	linkedin: 'linkedin.com lnkd.in com.linkedin.android',
	reddit: 'reddit.com redd.it com.reddit.frontpage',
	pinterest: 'pin.it com.pinterest',
	tiktok: 'tiktok.com com.zhiliaoapp.musically',
	youtube: 'youtube.com youtu.be com.google.android.youtube',
	telegram: 'telegram.org telegram.me t.me org.telegram.messenger',
	discord: 'discord.com discord.gg discordapp.com com.discord',
	slack: 'slack.com slack-redir.net com.slack',
	tumblr: 'tumblr.com t.umblr.com',
	bluesky: 'bsky.app',
	gmail: 'mail.google.com gmail.com com.google.android.gm',
	outlook:
		'outlook.com outlook.live.com outlook.office.com outlook.office365.com com.microsoft.office.outlook',
	proton: 'proton.me protonmail.com',
	chatgpt: 'chatgpt.com chat.openai.com com.openai.chatgpt',
	claude: 'claude.ai com.anthropic.claude',
	gemini: 'gemini.google.com',
	copilot: 'copilot.microsoft.com com.microsoft.copilot',
	perplexity: 'perplexity.ai ai.perplexity.app.android',
	deepseek: 'chat.deepseek.com',
	mistral: 'chat.mistral.ai',
}

const serviceOf: ReadonlyMap<string, string> = new Map(
	Object.entries(services).flatMap(([name, domains]) =>
		domains.split(' ').map((domain) => [domain, name] as const),
	),
)

/** Services with domains in many countries, by the part that these domains share. */
const brands: ReadonlySet<string> = new Set([
	'google',
	'bing',
	'yahoo',
	'yandex',
	'pinterest',
	'gmx',
])

/**
 * `secondLevels` matches the second label of public suffixes such as `co.uk`. `hosting` lists hosts whose subdomains
 * are separate sites.
 */
const secondLevels = /^(?:com?|org?|net?|edu|gov|gob|ac|go|gen|nom|ltd|me|sch)$/
const hosting: ReadonlySet<string> = new Set(
	'blogspot.com wordpress.com substack.com github.io gitlab.io netlify.app vercel.app pages.dev'.split(
		' ',
	),
)

/**
 * The name of a source in lower case: the name of a known service, otherwise the registrable domain. Does not use the
 * Public Suffix List: for rarer suffixes, such as `city.kobe.jp`, it cuts off too much. Labels, which have no domain,
 * are kept. A source longer than `maxSourceLength` becomes `other`.
 *
 * @param source a host, the name of an Android app, or a label
 * @example sourceName('l.instagram.com') // 'instagram'
 * @example sourceName('www.google.co.uk') // 'google'
 * @example sourceName('blog.example.co.uk') // 'example.co.uk'
 * @example sourceName('zine') // 'zine'
 */
export function sourceName(source: string): string {
	// Maximum length of a host name in DNS.
	if (source.length > 253) return 'other'
	const host = source.trim().toLowerCase()
	const parts = host.split('.')
	for (const index of parts.keys()) {
		const service = serviceOf.get(parts.slice(index).join('.'))
		if (service !== undefined) return service
	}
	const own = registeredParts(parts)
	const [brand = ''] = own
	const name = own.length > 1 && brands.has(brand) ? brand : own.join('.')
	return name.length > maxSourceLength ? 'other' : name
}

/** The labels of the registrable domain of a host; all labels if the text is not a host name. */
function registeredParts(parts: readonly string[]): readonly string[] {
	const [second = '', top = ''] = parts.slice(-2)
	if (parts.length < 3 || !/^[a-z]{2,}$/.test(top)) return parts
	const isSuffix =
		(top.length === 2 && secondLevels.test(second)) || hosting.has(`${second}.${top}`)
	return parts.slice(isSuffix ? -3 : -2)
}
