import type { APIRoute, GetStaticPaths } from 'astro'
import { twins } from '#content/articles/markdown.ts'

/** Each page to read once more as Markdown. */
export const getStaticPaths: GetStaticPaths = () =>
	twins.map(({ name, text }) => ({ params: { guide: name }, props: { text } }))

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text)
