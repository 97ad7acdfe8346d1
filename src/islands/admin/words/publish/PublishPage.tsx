import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import words from '#content/messages/es/panel/words-publish.yaml'

/** The place "Publicar": the changes that are not public yet, and the way to make them public. */
export function PublishPage() {
	return (
		<section className="frame">
			<PlaceHeading>{words.title}</PlaceHeading>
		</section>
	)
}
