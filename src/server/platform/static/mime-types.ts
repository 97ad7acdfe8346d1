/** MIME types by file extension. Other files are `application/octet-stream`. */
const types: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	css: 'text/css; charset=utf-8',
	gif: 'image/gif',
	csv: 'text/csv; charset=utf-8',
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
 * The Content-Type of a file name.
 *
 * @example mimeTypeOf('assets/ysabeau.woff2') // 'font/woff2'
 */
export function mimeTypeOf(name: string): string {
	return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/** Whether a file is audio or video, which is read from disk in ranges. */
export function isMedia(name: string): boolean {
	return /^(?:video|audio)\//.test(mimeTypeOf(name))
}

/**
 * The Cache-Control of a file name.
 *
 * Pages are revalidated each time (304). Not `no-store`, which would disable the back/forward cache. File names in
 * `assets/` contain a content hash, and a changed font gets a new name.
 */
export function cacheControlOf(name: string): string {
	if (name.endsWith('.html')) return 'no-cache'
	if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
	if (name.startsWith('fonts/')) return 'public, max-age=31536000'
	return 'public, max-age=86400'
}
