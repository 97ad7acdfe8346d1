import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { Person } from '#contract/person.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { AddressDialog } from '#islands/admin/people/AddressDialog.tsx'
import { sendPersonLink, unsubscribePerson } from './person-api.ts'
import words from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

type Props = {
	person: Person
	onDownload: () => void
	/** Null if the address is not marked. */
	onRemoveMark: (() => void) | null
	onErase: () => void
}

const { actions, unsubscribing } = words

/** Actions on a person, each with its consequence. An unsubscribed person gets no mail. */
export function PersonActions(props: Props) {
	const { person, onDownload, onRemoveMark, onErase } = props
	const { isBusy, run } = useAction()
	const [isAsking, setIsAsking] = useState(false)
	const [isCorrecting, setIsCorrecting] = useState(false)
	const isUnsubscribed = person.status === 'unsubscribed'

	async function sendLink() {
		const refused = { 'too-many': words.tooManyLinks }
		const options = { action: actions.link.label, done: words.linkSent, refused }
		await run(options, () => sendPersonLink({ id: person.id }))
	}

	async function unsubscribe() {
		const options = { action: actions.unsubscribe.label, done: words.unsubscribed }
		await run(options, () => unsubscribePerson({ id: person.id }))
		setIsAsking(false)
	}

	return (
		<ul className={styles['actions']}>
			<Action action={actions.download} onClick={onDownload} />
			{!isUnsubscribed && (
				<>
					<Action action={actions.link} onClick={() => void sendLink()} />
					<Action action={actions.correct} onClick={() => setIsCorrecting(true)} />
					<Action action={actions.unsubscribe} onClick={() => setIsAsking(true)} />
				</>
			)}
			{onRemoveMark && <Action action={actions.removeMark} onClick={onRemoveMark} />}
			<Action action={actions.erase} className={styles['erase']} onClick={onErase} />
			{isCorrecting && <AddressDialog person={person} onClose={() => setIsCorrecting(false)} />}
			{isAsking && (
				<ConfirmDialog
					title={formatMessage('es', unsubscribing.title, { email: person.email })}
					confirm={unsubscribing.confirm}
					cancel={unsubscribing.cancel}
					isBusy={isBusy}
					onConfirm={() => void unsubscribe()}
					onCancel={() => setIsAsking(false)}
				>
					<p>{unsubscribing.text}</p>
				</ConfirmDialog>
			)}
		</ul>
	)
}

type ActionRowProps = {
	action: (typeof words)['actions']['link']
	className?: string | undefined
	onClick: () => void
}

function Action({ action, className, onClick }: ActionRowProps) {
	return (
		<li>
			<TextButton className={className} onClick={onClick}>
				{action.label}
			</TextButton>
			<span>{action.text}</span>
		</li>
	)
}
