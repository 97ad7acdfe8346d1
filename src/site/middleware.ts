import { defineMiddleware } from 'astro:middleware'
import { unbrokenHtml } from './unbroken.ts'

/** Finishes each page: prevents line breaks inside short compounds and addresses. */
export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
	// In development the server posts the data of a page that is rendered for one request.
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
