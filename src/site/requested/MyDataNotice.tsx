import type { MyDataNoticePage } from '#site/messages/request-page.ts'
import { locales } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type myData from '#content/messages/en/my-data.yaml'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { dayOf, MessageHead } from './MyDataHead.tsx'

type Notice = { title: string; text: string; button?: string }

type Props = { page: MyDataNoticePage; words: typeof myData }

/**
 * A page of "Your data with us" that shows an outcome or asks for confirmation. Its forms post to the page's own URL,
 * or ask for a new link.
 */
export function MyDataNotice({ page, words }: Props) {
	const { name, language } = page
	const locale = locales[language]
	const { title, text, button }: Notice = words.notices[name]
	if (page.name === 'erased') {
		const day = dayOf(page.backupsUntil, language)
		const more = formatMessage(locale, words.erasedText, { day })
		return <MessageHead title={title} text={`${text} ${more}`} isOpen={false} />
	}
	if (page.name === 'export') {
		const kilobytes = Math.ceil(page.fileBytes / 1_000).toLocaleString(locale)
		return (
			<MessageHead title={title} text={text} isOpen>
				<form method="post" className="choice">
					<Button type="submit">{formatMessage(locale, words.download, { kilobytes })}</Button>
				</form>
			</MessageHead>
		)
	}
	if (page.name === 'erase') {
		return (
			<MessageHead title={title} text={text} isOpen>
				<form method="post" className="choice">
					<ButtonLink tone="outline" href="/" rel="noreferrer">
						{words.keep}
					</ButtonLink>
					<Button type="submit">{button}</Button>
				</form>
			</MessageHead>
		)
	}
	const isInvalid = page.name === 'invalid'
	return (
		<MessageHead title={title} text={isInvalid ? undefined : text} isOpen={false}>
			{page.email !== undefined && (
				<form method="post" action={`/waitlist/data/link?lang=${language}`} noValidate>
					<Field
						id="email"
						label={words.emailLabel}
						name="email"
						type="email"
						autoComplete="email"
						required
						defaultValue={page.email}
						{...(isInvalid && { autoFocus: true, error: text })}
					/>
					<Button type="submit">{button}</Button>
				</form>
			)}
		</MessageHead>
	)
}
