import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { PAGES } from '#wire/pages';
import { NotFound } from '../pages/NotFound.tsx';
import { Home } from '../pages/Home.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './Loading.tsx';
import { applyToPage, useSettings } from './settings.ts';
import { Shell } from './Shell.tsx';

const NewTable = lazy(() => import('../pages/NewTable.tsx').then(({ NewTable: page }) => ({ default: page })));
const Rules = lazy(() => import('../pages/Rules.tsx').then(({ Rules: page }) => ({ default: page })));
const Components = lazy(() => import('../pages/Components.tsx').then(({ Components: page }) => ({ default: page })));
const About = lazy(() => import('../pages/About.tsx').then(({ About: page }) => ({ default: page })));
const PlayPage = lazy(() => import('../online/PlayPage.tsx').then(({ PlayPage: page }) => ({ default: page })));
const YouPage = lazy(() => import('../online/you/YouPage.tsx').then(({ YouPage: page }) => ({ default: page })));
const RecoverPage = lazy(() =>
  import('../online/you/RecoverPage.tsx').then(({ RecoverPage: page }) => ({ default: page })),
);
const LessonPage = lazy(() => import('../lesson/LessonPage.tsx').then(({ LessonPage: page }) => ({ default: page })));
const TablePage = lazy(() => import('../table/TablePage.tsx').then(({ TablePage: page }) => ({ default: page })));

export const App = () => {
  const language = useSettings(settings => settings.language);
  const theme = useSettings(settings => settings.theme);
  useEffect(() => applyToPage({ language, theme }), [language, theme]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={PAGES.table}>{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path={PAGES.play}>{({ id }) => <PlayPage key={id} id={id} />}</Route>
          <Route path={PAGES.lesson}>
            {({ game, chapter }) => <LessonPage key={`${game}/${chapter}`} game={game} chapter={chapter} />}
          </Route>
          <Route>
            <Shell>
              <Switch>
                <Route path={PAGES.home} component={Home} />
                <Route path={PAGES.newTable}>{({ game }) => <NewTable key={game} id={game} />}</Route>
                <Route path={PAGES.rules}>{({ game }) => <Rules key={game} id={game} />}</Route>
                <Route path={PAGES.components}>{({ game }) => <Components key={game} id={game} />}</Route>
                <Route path={PAGES.about} component={About} />
                <Route path={PAGES.you} component={YouPage} />
                <Route path={PAGES.recover} component={RecoverPage} />
                <Route component={NotFound} />
              </Switch>
            </Shell>
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
};
