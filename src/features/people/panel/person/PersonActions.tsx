import { useState } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { Person } from '#features/people/messages/person.ts'
import { useAction } from '#panel/client/useAction.ts'
import { returnToList } from '#panel/panel-address.ts'
import { sendPersonLink } from './person-api.ts'
import { type PersonAct, PersonDialog } from './PersonDialog.tsx'
import words from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

type Props = {
	person: Person
	onDownload: () => void
	/** Null if the address is not marked. */
	onRemoveMark: (() => void) | null
}

const { actions } = words

/** Actions on a person, each with its consequence. An unsubscribed person gets no mail. */
export function PersonActions(props: Props) {
	const { person, onDownload, onRemoveMark } = props
	const { run } = useAction()
	const [asked, setAsked] = useState<PersonAct | null>(null)
	const isUnsubscribed = person.status === 'unsubscribed'

	async function sendLink() {
		const refused = { 'too-many': words.tooManyLinks }
		const options = { action: actions.link.label, done: words.linkSent, refused }
		await run(options, () => sendPersonLink({ id: person.id }))
	}

	return (
		<ul className={styles['actions']}>
			<Action action={actions.download} onClick={onDownload} />
			{!isUnsubscribed && (
				<>
					<Action action={actions.link} onClick={() => void sendLink()} />
					<Action action={actions.correct} onClick={() => setAsked('correct')} />
					<Action action={actions.unsubscribe} onClick={() => setAsked('unsubscribe')} />
				</>
			)}
			{onRemoveMark && <Action action={actions.removeMark} onClick={onRemoveMark} />}
			<Action
				action={actions.erase}
				className={styles['erase']}
				onClick={() => setAsked('erase')}
			/>
			{asked && (
				<PersonDialog
					act={asked}
					person={person}
					onClose={() => setAsked(null)}
					onErased={(erased) => erased > 0 && returnToList()}
				/>
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
			<span className="soft">{action.text}</span>
		</li>
	)
}
