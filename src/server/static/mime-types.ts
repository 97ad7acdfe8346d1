/** What the ending of a file says about it. Anything else is sent as plain bytes. */
const types: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	css: 'text/css; charset=utf-8',
	gif: 'image/gif',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json',
	md: 'text/markdown; charset=utf-8',
	mp3: 'audio/mpeg',
	mp4: 'video/mp4',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	vtt: 'text/vtt; charset=utf-8',
	webm: 'video/webm',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	xml: 'application/xml',
}

/**
 * @example mimeTypeOf('assets/ysabeau.woff2') // 'font/woff2'
 */
export function mimeTypeOf(name: string): string {
	return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/** Video and sound are read from disk, in the parts that players ask for. */
export function isMedia(name: string): boolean {
	return /^(?:video|audio)\//.test(mimeTypeOf(name))
}

/**
 * How long a file may be used without asking again.
 *
 * Pages are asked for again each time and answered with 304; never `no-store`, which would keep
 * them from coming back at once with the Back button. Names in `assets/` change with their
 * content. A changed font gets a new name too, because pages preload it by name.
 */
export function cacheControlOf(name: string): string {
	if (name.endsWith('.html')) return 'no-cache'
	if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
	if (name.startsWith('fonts/')) return 'public, max-age=31536000'
	return 'public, max-age=86400'
}
