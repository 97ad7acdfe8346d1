import type { NoticeAction, NoticePage } from '#site/messages/request-page.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Link } from '#cms/reader/schemas/common.ts'
import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import type notices from '#content/messages/en/notices.yaml'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { Timeline } from '#site/ui/pictures/Timeline.tsx'
import { NoticeWindow } from './NoticeWindow.tsx'
import { SignupAgain } from './SignupAgain.tsx'

type Notice = {
	title: string
	text: string
	button?: string
	/** The next steps, each with its time. */
	steps?: readonly { name: string; text: string }[]
}

type Props = {
	page: NoticePage
	words: typeof notices
	form: LeadFormWords
	/** The free tool, which people can use until news arrives. */
	week: Link
}

export function LinkNotice({ page: { name, language, action }, words, form, week }: Props) {
	const { title, text, button, steps }: Notice = words.notices[name]
	const characters = action?.kind === 'signup' && action.characters
	const message = characters ? `${text} ${characters.join(', ')}.` : text
	const isInvalid = name === 'invalid' || name === 'empty' || name === 'uncarried'
	return (
		<div className="frame pair notice">
			<div>
				{isInvalid ? (
					<h1>{title}</h1>
				) : (
					<hgroup>
						<h1>{title}</h1>
						<p className="lede">{message}</p>
					</hgroup>
				)}
				{action?.kind === 'sent' && <SentHelp {...{ action, language, form }} />}
				{action?.kind === 'button' && (
					<form method="post" action={action.url}>
						<Button type="submit">{button}</Button>
					</form>
				)}
				{action?.kind === 'signup' && (
					<SignupAgain
						{...{ action, language, form, button }}
						error={isInvalid ? message : undefined}
					/>
				)}
				{steps && (
					<>
						{/* The windows of the three steps are lit for today, half lit for later and dark for the end. */}
						<Timeline
							moments={steps.map((step, at) => ({
								title: step.name,
								text: step.text,
								level: 100 - 50 * at,
							}))}
						/>
						<p>
							<ButtonLink href={week.href}>{week.label}</ButtonLink>
						</p>
					</>
				)}
				<p>
					<a href={words.home.href}>{words.home.label}</a>
				</p>
			</div>
			<NoticeWindow name={name} />
		</div>
	)
}

type HelpProps = Pick<NoticePage, 'language'> & {
	action: Extract<NoticeAction, { kind: 'sent' }>
	form: LeadFormWords
}

function SentHelp({ action: { inbox, source, ...looks }, language, form }: HelpProps) {
	return (
		<>
			<p>{formatMessage(language, form.mail, looks)}</p>
			{inbox && (
				<p>
					<ButtonLink href={inbox.url} rel="noreferrer">
						{formatMessage(language, form.inbox, { provider: inbox.name })}
					</ButtonLink>
				</p>
			)}
			<p>{form.notThere}</p>
			<SignupAgain
				action={{ source, email: '' }}
				{...{ language, form }}
				button={form.again}
				isSecond={inbox !== null}
			/>
		</>
	)
}
