import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigation } from '../events/navigation';
import type { Resource, ResourceState } from './resource';

/** Tells that a screen about a resource was opened, before anything older of it can be seen. */
export function useOpened<Request, Value, Problem>(
  resource: Pick<Resource<Request, Value, Problem>, 'opened'>,
  request: Request,
): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(resource.opened(request));
  }, [dispatch, resource, request]);
}

/** Loads a resource for a screen that is about it; returns what the screen's `ResourceView` shows and leads to. */
export function useResource<Request, Value>(
  resource: Resource<Request, Value>,
  { status, value, problem }: ResourceState<Value>,
  request: Request,
) {
  const dispatch = useDispatch();
  const navigation = useNavigation();
  useOpened(resource, request);
  return { ...navigation, status, value, problem, onRetry: () => dispatch(resource.renewed(request)) };
}
