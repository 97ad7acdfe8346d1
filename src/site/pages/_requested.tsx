import type { ReactNode } from 'react'
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

export function Requested({ page }: { page: RequestPage | LetterText }) {
	return page.kind === 'letter-text' ? <LetterBody blocks={page.blocks} /> : partsOf(page).content
}

export function headOf(page: RequestPage): PrivateHead {
	const { content: _, ...head } = partsOf(page)
	return { ...head, language: page.language, isPrivate: true }
}

function partsOf(
	page: RequestPage,
): Pick<PrivateHead, 'title' | 'description' | 'path'> & { readonly content: ReactNode } {
	const { language } = page
	if (page.kind === 'notice') {
		const notices = words('notices', language)
		const source = page.action && 'source' in page.action ? page.action.source : ''
		const form = leadFormIn(language, formPurpose(source))
		const { week } = words('mails', language).letter
		return {
			title: notices.notices[page.name].title,
			description: notices.description,
			path: '/waitlist/sent',
			content: <LinkNotice page={page} words={notices} form={form} week={week} />,
		}
	}
	if (page.kind === 'my-data' || page.kind === 'my-data-notice') {
		const own = words('myData', language)
		const isNotice = page.kind === 'my-data-notice'
		return {
			title: isNotice ? own.notices[page.name].title : own.title,
			description: own.description,
			path: '/waitlist/data',
			content: isNotice ? (
				<MyDataNotice page={page} words={own} />
			) : (
				<MyData page={page} words={own} />
			),
		}
	}
	if (page.kind === 'leave') {
		const own = words('leave', page.language)
		const { support } = words('product').contacts
		return {
			title: leaveTitle(page, own),
			description: own.description,
			path: '/leave/receipt',
			content: <LeaveSteps page={page} words={own} url={leaveUrl()} support={support} />,
		}
	}
	if (page.kind === 'news') {
		const news = words('news', page.language)
		const path = newsPaths[page.language]
		const content = <DatedList page={page} feed={feedPath(page.language)} words={news} />
		return { title: news.title, description: news.lede, path, content }
	}
	const archive = words('letterArchive', language)
	const { title, lede: description } = archive
	if (page.kind === 'letter') {
		const path = archivedPath(page.campaign, language)
		return {
			title: page.subject,
			description,
			path,
			content: <LetterOnWeb page={page} words={archive} />,
		}
	}
	const path = archivePath(language)
	const feed = `${path}/feed.xml`
	return {
		title,
		description,
		path,
		content: <DatedList page={page} feed={feed} words={archive} />,
	}
}
