import { renderToStaticMarkup } from 'react-dom/server'
import type { LetterText, RequestPage } from '#site/messages/request-page.ts'
import { headOf, Requested } from '#site/pages/_requested.tsx'

/** Renders a page for one request without a build: its content, without styles, header and footer. */
export async function renderOnce(page: RequestPage | LetterText) {
	const content = <Requested page={page} />
	if (page.kind === 'letter-text') return { text: renderToStaticMarkup(content), policy: '' }
	const { title, language } = headOf(page)
	const document = (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<title>{title}</title>
			</head>
			<body>
				<main>{content}</main>
			</body>
		</html>
	)
	return { text: `<!doctype html>${renderToStaticMarkup(document)}`, policy: '' }
}
