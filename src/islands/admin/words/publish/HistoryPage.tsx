import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import words from '#content/messages/es/panel/words-history.yaml'

/** The place "Historial": what was published, by whom and when. */
export function HistoryPage() {
	return (
		<section className="frame">
			<PlaceHeading>{words.title}</PlaceHeading>
		</section>
	)
}
