import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'

const colleague = 'M-40 0v-40c2-18 16-24 40-24s38 6 40 24V0zM-17-88a17 18 0 1134 0 17 18 0 01-34 0'
const chair = 'M-34-84H34V0H24V-74H-24V0H-34zM-24-60H24V-48H-24zM-24-34H24V-22H-24z'

/** A meeting with one empty chair, a sheet of answers in its place, and a lit window across the street. */
export function EmptyChair(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 298H900V330H0z" />
			<path fill="var(--glass)" d="M586 24H862V206H586z" />
			<path fill="var(--plinth)" d="M604 206V108L660 66 716 108V206z" />
			<SceneWindow x={640} y={116} width={40} level={88} forecast={100} />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M576 14H872V206H880V218H568V206H576zM586 24V206H719V24zM729 24V206H862V24z"
			/>
			<g fill="var(--glass)">
				<path transform="translate(104 236)" d={colleague} />
				<path transform="translate(222 236) scale(1 1.08)" d={colleague} />
				<path transform="translate(340 236)" d={colleague} />
			</g>
			<path fill="var(--slat)" transform="translate(470 314) scale(1.5 1.9)" d={chair} />
			<path fill="var(--line)" d="M30 232H556V248H30zM60 248h10v66H60zM516 248h10v66h-10z" />
			<path fill="var(--paint)" d="M440 162H500V232H440z" />
			<path
				stroke="var(--line)"
				strokeWidth="3"
				d="M450 176h8M464 176h26M450 192h8M464 192h22M450 208h8M464 208h26"
			/>
			<path fill="var(--paint)" d="M150 214h22v18h-22zM268 214h22v18h-22z" />
		</svg>
	)
}
