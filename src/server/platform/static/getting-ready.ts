import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Language, languages } from '#domain/pages/languages.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { formatMessage } from '#words/format-message.ts'
import { words } from '#words/entries.ts'
import { dynamicHeaders } from './headers.ts'

/** Progress of the first build. `of` is null if the total number of pages is unknown. */
export type FirstBuild =
	| { readonly state: 'waiting' }
	| { readonly state: 'failed' }
	| { readonly state: 'building'; readonly done: number; readonly of: number | null }

/** Interval at which the page reloads and clients should retry. */
const retryAfterSeconds = 5

const styles = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#faf7f1,#0c1512);color:light-dark(#172a22,#eee7d9);font:1.1875rem/1.5 Ysabeau,system-ui,sans-serif}
main{max-width:30rem;padding:2rem}
svg{width:7.5rem;height:auto}
h1{font-size:2.4rem;font-weight:300;line-height:1.1;margin:1.5rem 0 1rem}
p{margin:0 0 1rem}`

/** Keeps the fragment, which holds the token of the first start's link: with a fragment, `refresh` only scrolls. */
const script = `setTimeout(()=>location.reload(),${retryAfterSeconds * 1000})`

const policy = `default-src 'none'; style-src ${hashOf(styles)}; script-src ${hashOf(script)}; frame-ancestors 'none'`

function hashOf(code: string): string {
	return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/**
 * Responds with a page that shows the progress of the first build and reloads itself, in a language of the visitor.
 * Needs no other file and works without scripts. Returns the status, 503, which keeps the page out of search engines.
 */
export function sendGettingReady(
	{ headers }: Pick<IncomingMessage, 'headers'>,
	response: ServerResponse,
	build: FirstBuild,
): 503 {
	const language = preferredLanguage(headers['accept-language'])
	const body = Buffer.from(gettingReadyPage(language, build))
	response.writeHead(503, {
		...dynamicHeaders,
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': policy,
		'content-length': body.length,
		'content-language': language,
		vary: 'accept-language',
		'retry-after': String(retryAfterSeconds),
	})
	// Node omits the body of a HEAD response.
	response.end(body)
	return 503
}

function gettingReadyPage(language: Language, build: FirstBuild): string {
	const { title, text } = words('gettingReady', language)
	return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="${retryAfterSeconds}"></noscript>
<script>${script}</script>
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
${litWindow(build)}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><strong>${escapeHtml(progressText(language, build))}</strong></p>
</main>
</body>
</html>
`
}

function progressText(language: Language, build: FirstBuild): string {
	const { waiting, counted, progress, failed } = words('gettingReady', language)
	if (build.state === 'failed') return failed
	if (build.state === 'waiting' || build.done === 0) return waiting
	const { done, of } = build
	return of === null
		? formatMessage(language, counted, { done })
		: formatMessage(language, progress, { done, of })
}

/** A window that fills with light as pages are built; never completely if their total is unknown. */
function litWindow(build: FirstBuild): string {
	const done = build.state === 'building' ? build.done : 0
	const of = build.state === 'building' ? (build.of ?? done + 30) : 1
	const share = Math.min(done / of, 1)
	const height = Math.round(200 * share)
	return `<svg viewBox="0 0 120 222" aria-hidden="true"><path fill="#0e2221" d="M8 4H112V212H8z"/><path fill="#f9c056" d="M10 ${206 - height}H110V206H10z"/><path fill="#aaa497" fill-rule="evenodd" d="M4 0H116V212H4zM10 8V206H110V8zM58 8h4v198h-4zM10 76h100v5H10zM0 212H120V222H0z"/></svg>`
}

/**
 * The reader's most preferred language of this site; English if there is none.
 *
 * @param header `Accept-Language`
 * @example preferredLanguage('fr, pt-BR;q=0.8, de;q=0.5') // 'pt'
 */
export function preferredLanguage(header: string | undefined): Language {
	const wanted = (header ?? '').split(',').map((part) => {
		const [tag = '', quality = '1'] = part
			.trim()
			.toLowerCase()
			.split(/;\s*q=/)
		return { language: tag.split('-')[0], weight: Number(quality) }
	})
	const found = wanted
		.filter(({ weight }) => weight > 0)
		.toSorted((one, other) => other.weight - one.weight)
		.flatMap((each) => languages.filter((language) => language === each.language))
	return found[0] ?? 'en'
}
