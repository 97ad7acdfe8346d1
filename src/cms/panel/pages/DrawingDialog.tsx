import { Illustration } from '#site/art/Illustration.tsx'
import { paragraphScenes } from '#site/art/paragraphs/paragraph-scenes.ts'
import { keysIn } from '#values/keys-in.ts'
import { PickDialog } from '#cms/panel/edit/PickDialog.tsx'
import words from '#content/messages/es/panel/words-pages.yaml'

type Props = {
	title: string
	kind: 'illustrations' | 'scenes'
	onPick: (name: string) => void
	onClose: () => void
}

/** Picks a drawing by its picture or its description. Loaded on use, because the drawings together take up 60 kB. */
export function DrawingDialog({ kind, ...dialog }: Props) {
	const { illustrations, scenes } = words
	const choices =
		kind === 'illustrations'
			? keysIn(illustrations).map((value) => ({
					value,
					label: illustrations[value],
					picture: <Illustration name={value} />,
				}))
			: keysIn(scenes).map((value) => {
					const Scene = paragraphScenes[value]
					return {
						value,
						label: scenes[value],
						picture: <Scene viewBox="0 0 900 330" aria-hidden="true" />,
					}
				})
	return <PickDialog {...dialog} label={words.form.scene} choices={choices} />
}
