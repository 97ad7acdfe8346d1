import type { ErrorStatus } from '#site-map/error-pages.ts'

const titles: Readonly<Record<ErrorStatus, string>> = {
	404: 'Oops! Page not found',
	500: 'Unexpected Application Error!',
}

/** A minimal error page for servers without a built site. */
export function fallbackPage(status: ErrorStatus): string {
	const title = titles[status]
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p><a href="/">Return to Home</a></p></html>\n`
}
