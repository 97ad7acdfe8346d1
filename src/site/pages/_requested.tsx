import type { ReactNode } from 'react'
import type { RequestPage } from '#site/messages/request-page.ts'
import { formPurpose } from '#features/waitlist/rules/consent-version.ts'
import { leadFormIn } from '#site/seo/props/lead-form.ts'
import { LeaveSteps, leaveTitle } from '#site/requested/LeaveSteps.tsx'
import { LinkNotice } from '#site/requested/LinkNotice.tsx'
import { MyData } from '#site/requested/MyData.tsx'
import { MyDataNotice } from '#site/requested/MyDataNotice.tsx'
import { words } from '#cms/reader/entries.ts'
import { leaveUrl } from '#cms/reader/site-urls.ts'
import type { PrivateHead } from '#cms/reader/schemas/page.ts'

export function Requested({ page }: { page: RequestPage }) {
	return partsOf(page).content
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
	const own = words('leave', page.language)
	const { support } = words('product').contacts
	return {
		title: leaveTitle(page, own),
		description: own.description,
		path: '/leave/receipt',
		content: <LeaveSteps page={page} words={own} url={leaveUrl()} support={support} />,
	}
}
