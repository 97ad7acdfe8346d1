import { useState } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { Person } from '#features/people/messages/person.ts'
import { useAction } from '#panel/client/useAction.ts'
import { replaceByList } from '#panel/panel-address.ts'
import { saveFile } from '#site/island/save-file.ts'
import { readPersonFile, removePersonMark, sendPersonLink } from './person-api.ts'
import { type PersonAct, PersonDialog } from './PersonDialog.tsx'
import words from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

const { actions, failed } = words

/** An unsubscribed person gets no email, so the actions that send one are left out. */
export function PersonActions({ person }: { person: Person }) {
	const { id } = person
	const { run } = useAction()
	const [asked, setAsked] = useState<PersonAct | null>(null)
	const isUnsubscribed = person.status === 'unsubscribed'

	async function sendLink() {
		const refused = { 'too-many': words.tooManyLinks }
		const options = { action: actions.link.label, done: words.linkSent, refused }
		await run(options, () => sendPersonLink({ id }))
	}

	async function download() {
		const options = { action: actions.download.label, done: words.downloaded, failed }
		const file = await run(options, () => readPersonFile(id))
		if (file) saveFile(file, 'innervolt-data.json')
	}

	function removeMark() {
		const options = { action: actions.removeMark.label, done: words.markRemoved, failed }
		void run(options, () => removePersonMark({ id }))
	}

	return (
		<ul className={styles['actions']}>
			<Action action={actions.download} onClick={() => void download()} />
			{!isUnsubscribed && (
				<>
					<Action action={actions.link} onClick={() => void sendLink()} />
					<Action action={actions.correct} onClick={() => setAsked('correct')} />
					<Action action={actions.unsubscribe} onClick={() => setAsked('unsubscribe')} />
				</>
			)}
			{person.undeliverable_at !== null && (
				<Action action={actions.removeMark} onClick={removeMark} />
			)}
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
					onErased={(isErased) => isErased && replaceByList()}
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
