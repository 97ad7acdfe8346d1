import { ButtonLink } from '#components/ui/Button.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import { EmptyPlace } from '#islands/admin/EmptyPlace.tsx'

const words = listWords.empty

/** The list is empty: explains where the addresses will come from. */
export function ListEmpty() {
	return (
		<EmptyPlace title={words.title} text={words.text}>
			<ButtonLink tone="outline" href={words.link.href}>
				{words.link.label}
			</ButtonLink>
		</EmptyPlace>
	)
}
