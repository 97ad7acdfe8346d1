import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import words from '#content/messages/es/panel/words.yaml'

/** The place "Textos": the words of the site, to change them where they stand. */
export function WordsPage() {
	return (
		<section className="frame">
			<PlaceHeading>{words.title}</PlaceHeading>
		</section>
	)
}
