import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import words from '#content/messages/es/panel/words-facts.yaml'

/** The place "Datos": what the site says in many places, as forms. */
export function FactsPage() {
	return (
		<section className="frame">
			<PlaceHeading>{words.title}</PlaceHeading>
		</section>
	)
}
