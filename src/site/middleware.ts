import { defineMiddleware } from 'astro:middleware'
import { unbrokenHtml } from './unbroken.ts'

/** Finishes each page: no line ends inside a short compound or an address. */
export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
	// In development the server sends the data of a page for one request.
	if (import.meta.env.DEV && request.method === 'POST')
		Object.assign(locals, { page: await request.json() })
	if (import.meta.env.DEV) {
		const { siteFiles } = await import('./pages/_site-files.ts')
		const file = siteFiles().get(url.pathname)
		if (file !== undefined) return new Response(file())
	}
	const response = await next()
	const isPage = response.headers.get('content-type')?.startsWith('text/html')
	return isPage ? new Response(unbrokenHtml(await response.text()), response) : response
})
