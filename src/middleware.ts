import { defineMiddleware } from 'astro:middleware'
import { unbrokenHtml } from '#domain/words/unbroken.ts'

/** Finishes each page: no line ends inside a short compound or an address. */
export const onRequest = defineMiddleware(async (_, next) => {
	const response = await next()
	const isPage = response.headers.get('content-type')?.startsWith('text/html')
	return isPage ? new Response(unbrokenHtml(await response.text()), response) : response
})
