import type { LetterText, RequestPage } from '#site/messages/request-page.ts'
import { archivedPath, archivePath } from '#features/letters/archive/rules/letter-archive.ts'
import { feedPath, newsPaths } from '#site-map/news-paths.ts'
import { formPurpose } from '#features/waitlist/rules/consent-version.ts'
import { leadFormIn } from '#site/seo/props/lead-form.ts'
import { LetterBody } from '#site/requested/LetterBody.tsx'
import { LeaveSteps, leaveTitle } from '#site/requested/LeaveSteps.tsx'
import { DatedList, LetterOnWeb } from '#site/requested/Letters.tsx'
import { LinkNotice } from '#site/requested/LinkNotice.tsx'
import { MyData } from '#site/requested/MyData.tsx'
import { MyDataNotice } from '#site/requested/MyDataNotice.tsx'
import { words } from '#cms/reader/entries.ts'
import { leaveUrl } from '#cms/reader/site-urls.ts'
import type { PrivateHead } from '#cms/reader/schemas/page.ts'

/** The content of a page for one request, in its language. */
export function Requested({ page }: { page: RequestPage | LetterText }) {
	if (page.kind === 'letter-text') return <LetterBody blocks={page.blocks} />
	const { language } = page
	if (page.kind === 'notice') {
		const source = page.action && 'source' in page.action ? page.action.source : ''
		return (
			<LinkNotice
				page={page}
				words={words('notices', language)}
				form={leadFormIn(language, formPurpose(source))}
				week={words('mails', language).letter.week}
			/>
		)
	}
	if (page.kind === 'my-data') return <MyData page={page} words={words('myData', language)} />
	if (page.kind === 'my-data-notice') {
		return <MyDataNotice page={page} words={words('myData', language)} />
	}
	if (page.kind === 'leave') {
		const { support } = words('product').contacts
		return (
			<LeaveSteps
				page={page}
				words={words('leave', page.language)}
				url={leaveUrl()}
				{...{ support }}
			/>
		)
	}
	if (page.kind === 'news') {
		const news = words('news', page.language)
		return <DatedList page={page} feed={feedPath(page.language)} words={news} />
	}
	const archive = words('letterArchive', language)
	return page.kind === 'letters' ? (
		<DatedList page={page} feed={`${archivePath(language)}/feed.xml`} words={archive} />
	) : (
		<LetterOnWeb page={page} words={archive} />
	)
}

/** The head of a page for one request. */
export function headOf(page: RequestPage): PrivateHead {
	return { ...ownHead(page), language: page.language, isPrivate: true }
}

function ownHead(page: RequestPage): Pick<PrivateHead, 'title' | 'description' | 'path'> {
	const { language } = page
	if (page.kind === 'notice') {
		const { notices, description } = words('notices', language)
		return { title: notices[page.name].title, description, path: '/waitlist/sent' }
	}
	if (page.kind === 'my-data' || page.kind === 'my-data-notice') {
		const { title: whole, notices, description } = words('myData', language)
		const title = page.kind === 'my-data' ? whole : notices[page.name].title
		return { title, description, path: '/waitlist/data' }
	}
	if (page.kind === 'leave') {
		const leave = words('leave', page.language)
		return {
			title: leaveTitle(page, leave),
			description: leave.description,
			path: '/leave/receipt',
		}
	}
	if (page.kind === 'news') {
		const { title, lede } = words('news', page.language)
		return { title, description: lede, path: newsPaths[page.language] }
	}
	const { title, lede } = words('letterArchive', language)
	return page.kind === 'letters'
		? { title, description: lede, path: archivePath(language) }
		: { title: page.subject, description: lede, path: archivedPath(page.campaign, language) }
}
