import type { APIRoute } from 'astro'
import { siteFiles } from './_site-files.ts'

/** Serves the files that are made of words or settings; everything else here is unknown. */
export const GET: APIRoute = ({ url }) => {
	const text = siteFiles().get(url.pathname)
	return text === undefined ? new Response(null, { status: 404 }) : new Response(text())
}
