import { Button } from '#site/ui/controls/Button.tsx'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { Select } from '#site/ui/controls/Select.tsx'
import { Success } from '#site/ui/controls/Success.tsx'
import { Toast } from '#site/ui/controls/Toast.tsx'
import styles from './DesignSection.module.css'

const copyWords = { copied: 'Copied', refused: 'The words are selected.' }

export function DesignForms() {
	return (
		<div className={styles['grounds']}>
			<States ground="paper" />
			<States ground="dark" />
		</div>
	)
}

function States({ ground }: { ground: 'paper' | 'dark' }) {
	const label = 'Your e-mail address'
	const button = <Button>Tell me</Button>
	return (
		<div className={`${styles['ground']} ${ground === 'dark' ? 'dark-ground' : ''}`}>
			<Field label={label} type="email" help="At most two e-mails a month." />
			{button}
			<Field
				label={label}
				defaultValue="ana@example"
				error="That address does not work. Check both sides of the @."
			/>
			<Field label={label} defaultValue="ana@example.com" />
			<Button aria-disabled="true">Sending…</Button>
			<Success title="Check your inbox." text="There is a link to confirm your address." />
			<div>
				<CheckControl type="checkbox" defaultChecked>
					My result
				</CheckControl>
				<CheckControl type="checkbox">My battery level</CheckControl>
				<CheckControl type="radio" name={`shape-${ground}`} defaultChecked>
					Wide
				</CheckControl>
				<CheckControl type="radio" name={`shape-${ground}`}>
					Tall
				</CheckControl>
			</div>
			<Segments
				hasLegend
				name={`people-${ground}`}
				legend="With how many"
				choices={[
					{ value: 'few', label: 'A few' },
					{ value: 'many', label: 'Many' },
				]}
				value="few"
				onChange={() => undefined}
			/>
			<Select label="To whom" onChoose={() => undefined}>
				<option>A friend</option>
				<option>My boss</option>
			</Select>
			<div>
				<CopyButton text="The text" words={copyWords}>
					Copy the text
				</CopyButton>
			</div>
			<Toast>Saved. Nobody was notified.</Toast>
			<Toast tone="error">That did not save. Your text is still here.</Toast>
		</div>
	)
}
