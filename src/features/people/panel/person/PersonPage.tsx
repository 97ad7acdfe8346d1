import { returnToList } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PersonNote } from '#features/people/panel/PersonNote.tsx'
import { PersonTags } from '#features/people/panel/PersonTags.tsx'
import { AdjacentPeople } from './AdjacentPeople.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { PersonState } from './PersonState.tsx'
import { PersonStory } from './PersonStory.tsx'
import { usePerson } from './usePerson.ts'
import words from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

/** The page of one person: consents, mails and other data. */
export function PersonPage() {
	const reading = usePerson()
	const { id, person, isFetching, download, removeMark } = reading

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<p className="crumb">
				<PanelLink href="/waitlist" onOpen={returnToList}>
					{words.back}
				</PanelLink>
				<AdjacentPeople id={id} />
			</p>
			{person ? (
				<>
					{/* The focus stays on the link to the next person. */}
					<div aria-live="polite">
						<PlaceHeading>{person.email}</PlaceHeading>
					</div>
					<div className={`pair ${styles['columns']}`}>
						<PersonStory person={person} />
						<section>
							<PersonFacts person={person} />
							<PersonTags key={`tags ${person.id}`} person={person} />
							<PersonNote key={`note ${person.id}`} person={person} />
							<PersonActions
								key={person.id}
								person={person}
								onDownload={download}
								onRemoveMark={person.undeliverable_at === null ? null : removeMark}
							/>
						</section>
					</div>
				</>
			) : (
				<PersonState reading={reading} />
			)}
		</section>
	)
}
