import { silhouettes } from '#site/art/windows/silhouettes.ts'

/** A radio with its knob turned down, and somebody who reads by a lamp beside it. */
export function VolumeKnob(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 292H900V330H0z" />
			<path fill="var(--line)" d="M40 226H520V240H40zM64 240H78V300H64zM482 240H496V300H482z" />
			<path fill="var(--blind)" d="M88 62H472V222H88zM104 222H128V226H104zM432 222H456V226H432z" />
			<path fill="var(--plinth)" d="M106 80H286V204H106z" />
			<path
				stroke="var(--blind)"
				strokeWidth="6"
				d="M106 94H286M106 112H286M106 130H286M106 148H286M106 166H286M106 184H286"
			/>
			<path fill="var(--paint)" d="M308 80H452V116H308z" />
			<path
				stroke="var(--line)"
				strokeWidth="2"
				d="M320 98v10M338 102v6M356 98v10M374 102v6M392 98v10M410 102v6M428 98v10M442 102v6M350 84v28"
			/>
			<path fill="var(--paint)" d="M338 168a34 34 0 1068 0 34 34 0 10-68 0" />
			<path stroke="var(--line)" strokeWidth="6" strokeLinecap="round" d="M360 182 348 192" />
			<path
				stroke="var(--on-wall-soft)"
				strokeWidth="4"
				d="M336 198l-6 6M330 164h-8M338 140l-7-6M372 128v-6M406 140l7-6M414 168h8M408 198l6 6"
			/>
			<path fill="var(--slat)" d="M440 62V10h4v52z" />
			<path fill="url(#paint-light)" d="M640 36H846V292H640z" />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M628 24H858V292H866V304H620V292H628zM640 36V292H846V36z"
			/>
			<path
				fill="var(--glass)"
				transform="translate(628 -145) scale(1.88 2.09)"
				d={silhouettes.reader}
			/>
		</svg>
	)
}
