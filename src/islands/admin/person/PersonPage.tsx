import { listWords } from '#content/panel/es/list.ts'
import { personWords as words } from '#content/panel/es/person.ts'
import { SessionEnded } from '#islands/admin/api.ts'
import { useErasure } from '#islands/admin/list/useErasure.tsx'
import { returnToList, usePanelAddress } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { readWithProof } from '#islands/admin/useProof.tsx'
import { useReading } from '#islands/admin/useReading.ts'
import { saveFile } from '#islands/save-file.ts'
import { readPerson, readPersonFile, removePersonMark } from './person-api.ts'
import { Neighbours } from './Neighbours.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { PersonState } from './PersonState.tsx'
import { PersonStory } from './PersonStory.tsx'
import styles from './PersonPage.module.css'

/** The page of one person: what they agreed to, what they got, and what the site knows of them. */
export function PersonPage({ toasts, withProof, onExpired }: PlaceProps) {
	const { query } = usePanelAddress()
	const reading = useReading(query, { read, onFailure: fail })
	const { data: person } = reading
	const erasure = useErasure({
		words: listWords.erasure,
		toasts,
		withProof,
		onExpired,
		onDone: (erased) => (erased > 0 ? returnToList() : reading.reload()),
	})

	async function read(id: string, signal: AbortSignal) {
		const { readMore } = listWords.list
		return await readWithProof(withProof, readMore, () => readPerson(id, signal))
	}

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		console.error(error)
		toasts.show(words.failed, 'error')
	}

	async function download(id: string) {
		try {
			const file = await withProof(
				words.actions.download.label,
				async () => await readPersonFile(id),
			)
			if (file === null) return
			saveFile(file, 'innervolt-data.json')
			toasts.show(words.downloaded)
		} catch (error) {
			fail(error)
		}
	}

	async function removeMark(id: string) {
		try {
			await removePersonMark(id)
			toasts.show(words.markRemoved)
			reading.reload()
		} catch (error) {
			fail(error)
		}
	}

	return (
		<section className={`frame ${styles['place']}`} aria-busy={reading.status === 'loading'}>
			<p className={styles['crumb']}>
				<PanelLink href="/waitlist" onOpen={returnToList}>
					{words.back}
				</PanelLink>
				<Neighbours words={words.neighbours} id={person?.id} />
			</p>
			{person ? (
				<>
					{/* The focus stays on the link that leads to the next person. */}
					<div aria-live="polite">
						<PlaceHeading>{person.email}</PlaceHeading>
					</div>
					<div className={styles['pair']}>
						<PersonStory words={words.story} person={person} />
						<section>
							<PersonFacts words={words.facts} person={person} />
							<PersonActions
								words={words}
								person={person}
								{...{ toasts, withProof, onExpired }}
								onChanged={reading.reload}
								onDownload={() => void download(person.id)}
								onRemoveMark={
									person.undeliverable_at === null ? null : () => void removeMark(person.id)
								}
								onErase={() => erasure.askForOne(person)}
							/>
						</section>
					</div>
				</>
			) : (
				<PersonState words={words} status={reading.status} onRetry={reading.reload} />
			)}
			{erasure.erasureDialog}
		</section>
	)
}
