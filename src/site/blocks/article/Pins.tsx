import { keysIn } from '#values/keys-in.ts'
import { Button } from '#site/ui/controls/Button.tsx'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { NamedLabel } from '#site/ui/text/NamedLabel.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import type { Pin } from '#cms/reader/schemas/guides.ts'
import { PictureLinks } from './PictureLinks.tsx'
import styles from './Pins.module.css'

/**
 * Badges to copy, to download or share (site/scripts/articles/pass-on.ts) and to print
 * (site/scripts/articles/print-button.ts).
 */
export function Pins({ listTitle, actions, items }: BlockProps<'pins'>) {
	return (
		<section className={`frame ${styles['pins']}`} id="pins">
			<h2>{listTitle}</h2>
			<p className={`small ${styles['hint']}`}>{actions.hint}</p>
			<Sizes {...actions.sizes} />
			<ul className={styles['sheet']}>
				{items.map((pin) => (
					<li key={pin.id} id={pin.id}>
						<div className={styles['round']}>
							<img
								src={`/pins/${pin.id}.svg`}
								alt={pin.text.join(' ')}
								width="360"
								height="360"
								loading="lazy"
							/>
							<CutMarks />
						</div>
						<p className="small">{pin.style}</p>
						<Actions {...pin} words={actions} />
					</li>
				))}
			</ul>
			<p className={styles['print']} data-scripted>
				<Button tone="outline" data-action="print">
					{actions.print}
				</Button>
			</p>
		</section>
	)
}

function Sizes({ legend, names, share }: BlockProps<'pins'>['actions']['sizes']) {
	return (
		<fieldset className={`small row ${styles['sizes']}`} data-scripted>
			<legend>{legend}</legend>
			{keysIn(names).map((size) => (
				<CheckControl
					key={size}
					type="radio"
					name="size"
					value={size}
					defaultChecked={size === 'pin'}
				>
					{names[size]}
				</CheckControl>
			))}
			<span data-share-choice="" hidden>
				<CheckControl type="checkbox" name="share">
					{share}
				</CheckControl>
			</span>
		</fieldset>
	)
}

function CutMarks() {
	return (
		<svg className={styles['marks']} viewBox="-15 -15 150 150" aria-hidden="true">
			<path
				stroke="#000"
				strokeWidth=".6"
				d="M60-15v10M60 125v10M-15 60h10M125 60h10M-15-15h6M-15-15v6M135-15h-6M135-15v6M-15 135h6M-15 135v-6M135 135h-6M135 135v-6"
			/>
		</svg>
	)
}

function Actions({ id, text, words }: Pin & { words: BlockProps<'pins'>['actions'] }) {
	const name = text.join(' ')
	return (
		<p className={`row ${styles['actions']}`}>
			<CopyButton look="text" text={name} words={words.after}>
				<NamedLabel word={words.copy} of={name} />
			</CopyButton>
			<PictureLinks
				className="text-button"
				picture={`/pins/${id}`}
				of={name}
				words={words}
				data-text={name}
			/>
		</p>
	)
}
