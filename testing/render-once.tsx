import { renderToStaticMarkup } from 'react-dom/server'
import type { RequestPage } from '#site/messages/request-page.ts'
import { headOf, Requested } from '#site/pages/_requested.tsx'

/** Renders a page for one request without a build: its content, without styles, header and footer. */
export async function renderOnce(page: RequestPage) {
	const { title, language } = headOf(page)
	const document = (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<title>{title}</title>
			</head>
			<body>
				<main>
					<Requested page={page} />
				</main>
			</body>
		</html>
	)
	return { text: `<!doctype html>${renderToStaticMarkup(document)}`, policy: '' }
}
