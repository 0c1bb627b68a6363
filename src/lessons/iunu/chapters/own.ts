import type { Event, Move } from '#games/iunu';
import type { LessonChapter } from '../../lesson.ts';

export const own: LessonChapter<Move, Event> = {
  id: 'own',
  title: { en: 'Two turns of your own', fr: 'Deux tours rien qu’à vous' },
  minutes: 2,
  steps: [],
  free: {
    say: {
      en: 'Nefer plays on, gently. The next two turns are all yours; I only speak up where it helps. Try for that fourth Farmer.',
      fr: 'Néfer continue, sans méchanceté. Les deux prochains tours sont à vous ; je n’interviens que pour vous aider. Tentez ce quatrième Fermier.',
    },
    focus: ['ui/prompt'],
    rule: '3.2',
    until: { event: { type: 'turnEnded', seat: 0 }, times: 2 },
    rival: { overlooks: 0.33 },
    remarks: [
      {
        id: 'pair',
        when: { offered: { type: 'playCitizens', count: 2 } },
        say: {
          en: 'You hold a pair: two cards in one turn for 1 Deben. Pairs win games.',
          fr: 'Vous avez une paire en main : deux cartes en un tour pour 1 deben. Les paires font gagner.',
        },
        rule: '4.2',
      },
      {
        id: 'dice',
        when: { event: { type: 'diceRolled' } },
        say: {
          en: 'New dice. High ones suit Merchants and Nobles, low ones the Baker.',
          fr: 'Nouveaux dés. Hauts, ils servent les Marchands et les Nobles ; bas, le Boulanger.',
        },
        rule: '3.1',
      },
      {
        id: 'income',
        when: { offered: { type: 'useAbility' } },
        say: { en: 'Take the money: it buys pairs and bread.', fr: 'Prenez l’argent : il paie les paires et le pain.' },
        rule: '4.3',
      },
      {
        id: 'bread',
        when: { offered: { type: 'feed' } },
        say: {
          en: 'Bread again. The humblest first; even at 2 Debens a loaf pays off.',
          fr: 'Encore du pain. Les plus humbles d’abord ; même à 2 debens, un pain rapporte.',
        },
        rule: '5.13',
      },
      {
        id: 'artisan',
        when: { offered: { type: 'hireArtisan' } },
        say: {
          en: 'For 1 Deben, an Artisan lets you place one card fewer. Only if you really want to keep it.',
          fr: 'Pour 1 deben, un Artisan vous fait placer une carte de moins. Seulement si vous y tenez.',
        },
        rule: '6.2',
      },
      {
        id: 'rivalTakes',
        when: { event: { type: 'cardTaken', seat: 1 } },
        say: {
          en: 'Watch what Nefer takes from the Forum: you see every card, so you know what she collects.',
          fr: 'Suivez ce que Néfer prend au Forum : chaque carte est visible, vous savez donc ce qu’elle rassemble.',
        },
        rule: '6.3',
      },
      {
        id: 'farmerLaid',
        when: { event: { type: 'citizensPlayed', seat: 0, citizen: 'farmer' } },
        say: {
          en: 'Another Farmer! Compare with hers: whoever has more at the end takes the 9 points.',
          fr: 'Un Fermier de plus ! Comparez avec les siens : qui en a le plus à la fin prend les 9 points.',
        },
        rule: '8.4',
      },
    ],
  },
};
