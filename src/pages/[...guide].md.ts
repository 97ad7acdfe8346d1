import type { APIRoute, GetStaticPaths } from 'astro'
import { markdownPages } from '#publishing/markdown-pages.ts'

/** Serves each article as Markdown too. */
export const getStaticPaths: GetStaticPaths = () =>
	markdownPages().map(({ name, text }) => ({ params: { guide: name }, props: { text } }))

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text)
