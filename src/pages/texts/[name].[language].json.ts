import type { APIRoute, GetStaticPaths } from 'astro'
import { siteLanguages } from '#words/site-pages.ts'
import { words } from '#words/entries.ts'

export const getStaticPaths: GetStaticPaths = () =>
	siteLanguages().flatMap((language) =>
		(['mbtiResults', 'weekCalendar'] as const).map((name) => ({
			params: { name, language },
			props: { texts: words(name, language) },
		})),
	)

/** Texts that an island loads when it needs them: islands/load-texts.ts. */
export const GET: APIRoute<{ texts: object }> = ({ props }) =>
	new Response(JSON.stringify(props.texts))
