/** Line drawings on a grid of 24, one stroke wide, made of the same things as the house. */
export const icons = {
	clock: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM12 7v5l3.5 2',
	shelf:
		'M3 19.5H21M5 19.5v-11h3.5v11M8.5 19.5V5.5h4v14M14.5 19.5l2.5-11.5 3.4.8-2.3 10.7M8.5 8.5h4',
	blind: 'M5 3.5H19V20.5H5zM5 6.5H19M5 9.5H19M5 12.5H19M12 12.5v4M12 16.5a1 1 0 110 2 1 1 0 010-2',
	calendar: 'M4 5.5H20V20.5H4zM4 10H20M8 3v4.5M16 3v4.5M8 13.5h3M8 17h3M14 13.5h2.5V17H14z',
	door: 'M3 20.5H21M6 20.5V3.5H18V20.5M9 6.5h6v5H9zM13 14.5h2.5',
	plant:
		'M8 15.5h8l-1 5H9zM12 15.5c-2.5-4-2.5-8 0-12 2.5 4 2.5 8 0 12M11 14.5C7 13 5 10 5 7c3.5.8 5 3 5.5 6M13 14.5c4-1.5 6-4.5 6-7.5-3.5.8-5 3-5.5 6',
	journal: 'M6 3.5H19V20.5H6zM9 3.5v17M4 7h3.5M4 12h3.5M4 17h3.5M12 8h4.5M12 11.5h4.5',
	padlock: 'M5 10.5H19V20.5H5zM8 10.5V7.5a4 4 0 018 0v3M12 14v3',
	download: 'M4 15.5v5H20v-5M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5',
	menu: 'M4 6.5H20M4 12H20M4 17.5H20',
	close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
	copy: 'M8.5 8.5H20.5V20.5H8.5zM15.5 8.5v-5h-12v12h5',
	share: 'M12 14.5v-11M8 7l4-3.5 4 3.5M7.5 10.5H5v10H19v-10H16.5',
	play: 'M7.5 4.5 19 12 7.5 19.5z',
	check: 'M4.5 12.5l5 5 10-11',
	arrow: 'M4 12H20M14 6l6 6-6 6',
} as const
