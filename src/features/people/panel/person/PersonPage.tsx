import { person as personSchema } from '#features/people/messages/person.ts'
import { returnToList } from '#panel/panel-address.ts'
import { DetailPage } from '#panel/parts/DetailPage.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PersonNote } from '#features/people/panel/PersonNote.tsx'
import { PersonTags } from '#features/people/panel/PersonTags.tsx'
import { AdjacentPeople } from './AdjacentPeople.tsx'
import { personPathOfApi } from './person-api.ts'
import { PersonActions } from './PersonActions.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { PersonStory } from './PersonStory.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import words from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

export function PersonPage() {
	return (
		<DetailPage
			path={personPathOfApi}
			schema={personSchema}
			words={{ ...words, readMore: listWords.list.readMore }}
			className={styles['place']}
			crumb={
				<>
					<PanelLink href="/waitlist" onOpen={returnToList}>
						{words.back}
					</PanelLink>
					<AdjacentPeople />
				</>
			}
		>
			{(person) => (
				<>
					{/* Announces the address, because the focus stays on the link that opened the next person. */}
					<div aria-live="polite">
						<PlaceHeading>{person.email}</PlaceHeading>
					</div>
					<div className={`pair ${styles['columns']}`}>
						<PersonStory person={person} />
						<section>
							<PersonFacts person={person} />
							<PersonTags key={`tags ${person.id}`} person={person} />
							<PersonNote key={`note ${person.id}`} person={person} />
							<PersonActions key={person.id} person={person} />
						</section>
					</div>
				</>
			)}
		</DetailPage>
	)
}
