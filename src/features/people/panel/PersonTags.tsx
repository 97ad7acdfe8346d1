import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { Person } from '#features/people/messages/person.ts'
import { parseTag, tagsOf } from '#features/people/rules/tags.ts'
import { useAction } from '#panel/client/useAction.ts'
import type { personTags } from '#features/people/messages/list-change.ts'
import { command } from '#panel/client/api.ts'
import { summaryQuery } from './list/list-api.ts'
import { TagField } from './TagField.tsx'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './PersonTags.module.css'

const words = personWords.tags

const changePersonTags = command<typeof personTags>('/api/admin/person/tags')

type Props = { person: Person }

export function PersonTags({ person }: Props) {
	const { isBusy, run, fault, setFault } = useAction()
	const { data: summary } = useQuery(summaryQuery())
	const [typed, setTyped] = useState('')
	const tags = tagsOf(person.tags)

	async function add(event: SubmitEvent) {
		event.preventDefault()
		const tag = parseTag(typed)
		if (tag === null) return setFault(words.invalid)
		const send = () => changePersonTags({ id: person.id, add: [tag] })
		if (await run({ action: words.add, beside: { conflict: words.full } }, send)) setTyped('')
	}

	async function remove(tag: string) {
		await run({ action: words.remove }, () => changePersonTags({ id: person.id, remove: [tag] }))
	}

	return (
		<section className={styles['tags']}>
			<h2>{words.title}</h2>
			{tags.length === 0 ? (
				<p className="help">{words.none}</p>
			) : (
				<ul aria-label={words.title}>
					{tags.map((tag) => (
						<li key={tag}>
							{tag}
							<button type="button" onClick={() => void remove(tag)}>
								<svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
									<path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
								</svg>
								<span className="visually-hidden">
									{words.remove} {tag}
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
			<form onSubmit={(event) => void add(event)}>
				<TagField
					label={words.label}
					value={typed}
					known={summary?.tags ?? []}
					error={fault}
					help={words.help}
					onType={(text) => {
						setTyped(text)
						setFault(undefined)
					}}
				/>
				<Button type="submit" tone="outline" aria-busy={isBusy}>
					{words.add}
				</Button>
			</form>
		</section>
	)
}
